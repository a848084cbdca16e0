import type { OrderLineDetail } from '@portal/shared/contract/orders';
import type { RewardCredentials } from '@portal/shared/contract/rewardCredentials';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../entities/permissions/useCan.ts';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import type { LadderAction } from '../../../ui/actions/LadderAction.ts';
import { CopyableId } from '../../../ui/copy/CopyableId.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FactList } from '../../../ui/facts/FactList.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { useRevealCredentialsMutation } from '../historyApi.ts';

const { shownMs } = SETTINGS.credentials;

/** Shows the codes of a reward for a while, to those who may see them; neither the store nor the address keeps them. */
export function useRewardCodes(line: OrderLineDetail): {
  readonly action: LadderAction | null;
  readonly dialog: ReactNode;
} {
  const { t, i18n } = useTranslation('orderHistory');
  const notify = useNotify();
  const maySee = useCan({ all: ['REWARD_CREDENTIALS_ACCESS'] });
  const [reveal, { data, isLoading, reset }] = useRevealCredentialsMutation();
  const { referenceOrderId, lineNumber, rewardStatus } = line;
  const show = async () => {
    const { error } = await reveal({ referenceOrderId, lineNumber });
    if (error !== undefined) notify.error(apiErrorMessage(i18n, error, t('codes.failed')));
  };
  const hasCodes = maySee && rewardStatus !== null && rewardStatus !== 'CANCELLED';
  return {
    action: hasCodes
      ? {
          key: 'codes',
          label: t('codes.action'),
          isBusy: isLoading,
          onClick: () => void show(),
          reason: rewardStatus === 'FROZEN' ? t('codes.onHold') : null,
        }
      : null,
    dialog: data !== undefined && <CodesDialog codes={data} onClose={reset} />,
  };
}

function CodesDialog({ codes, onClose }: { readonly codes: RewardCredentials; readonly onClose: () => void }) {
  const { t } = useTranslation('orderHistory');
  useEffect(() => {
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [onClose]);
  const facts = codes.credentials.map(({ type, value }) => {
    const name = t(`codes.type.${type}`);
    return { label: name, value: <CopyableId value={value} name={name} /> };
  });
  return (
    <Dialog opened title={t('codes.title')} onClose={onClose}>
      <p className="pr-history__muted">{t('codes.hides', { seconds: shownMs / 1000 })}</p>
      {facts.length === 0 ? <p>{t('codes.none')}</p> : <FactList facts={facts} />}
      {codes.qrCode !== null && <img className="pr-codes__qr" src={codes.qrCode} alt={t('codes.qr')} />}
      {codes.qrFailed && <Notice kind="warning">{t('codes.noQr')}</Notice>}
    </Dialog>
  );
}
