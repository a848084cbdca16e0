import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { findRemedy, isRemedyPermitted } from '@portal/shared/domain/ordering/deliveryRemedies';
import { isUsable } from '@portal/shared/domain/ordering/rewardStatus';
import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../../../entities/platform/signedIn.ts';
import { CopyableId } from '../../../ui/copy/CopyableId.tsx';

const BY_REASON = ['mailboxFull', 'senderBlocked', 'markedAsSpam'] as const;

const findOwnAdvice = (reason: LineReason | null) => BY_REASON.find((one) => one === reason);

/** Says what helps a reward that did not arrive, and who can do it where the user cannot. */
export function RemedyAdvice({ line }: { readonly line: OrderLineDetail }) {
  const { t } = useTranslation('orderHistory');
  const { name: organization } = usePlatform();
  const remedy = findRemedy(line);
  if (remedy === null && line.resend?.wasReported === true && isUsable(line.rewardStatus))
    return <p>{t('advice.reported')}</p>;
  if (remedy === null) return null;
  const manager = line.resend?.addressManager ?? null;
  const isPermitted = isRemedyPermitted(remedy, line.resendRight);
  return (
    <>
      <p>{t(`advice.${findOwnAdvice(line.reason) ?? remedy}`)}</p>
      {line.reason === 'senderBlocked' && line.resend !== null && (
        <p>
          {t('advice.sender')} <CopyableId value={line.resend.sentFrom} name={t('advice.senderName')} />
        </p>
      )}
      {!isPermitted && (
        <p>
          {manager === null ? t('ask.administratorCan', { organization }) : t('ask.personCan', { name: manager.name })}
        </p>
      )}
    </>
  );
}
