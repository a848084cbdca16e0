import type { Account } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../api/apiErrorMessage.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useChooseDefaultAccountMutation } from '../accountsApi.ts';

/** Says whether a sign-in begins with this account, and makes it so. */
export function DefaultAccount({ account }: { readonly account: Account }) {
  const { t, i18n } = useTranslation('accounts');
  const notify = useNotify();
  const { defaultAccountIdentifier } = usePrincipal();
  const [choose, { isLoading }] = useChooseDefaultAccountMutation();
  const { customerIdentifier, accountIdentifier, status, displayName } = account;
  if (accountIdentifier === defaultAccountIdentifier)
    return <p className="pr-accounts__note">{t('default.isYours')}</p>;
  if (status === 'DISABLED') return null;
  const save = async () => {
    const answer = await choose({ customerIdentifier, accountIdentifier });
    if (answer.error === undefined) notify.success(t('default.chosen', { name: displayName }));
    else notify.error(apiErrorMessage(i18n, answer.error, t('default.failed')));
  };
  return (
    <div className="pr-accounts__note">
      <BusyButton busy={isLoading} variant="default" onClick={() => void save()}>
        {t('default.choose')}
      </BusyButton>
      <span>{t('default.about')}</span>
    </div>
  );
}
