import type { Account } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { useChooseDefaultAccountMutation } from '../accountsApi.ts';

/** Says whether a sign-in begins with this account, and makes it so. */
export function DefaultAccount({ account }: { readonly account: Account }) {
  const { defaultAccountIdentifier } = usePrincipal();
  const isDefault = account.accountIdentifier === defaultAccountIdentifier;
  if (account.status === 'DISABLED' && !isDefault) return null;
  return <DefaultNote account={account} isDefault={isDefault} />;
}

function DefaultNote({ account, isDefault }: { readonly account: Account; readonly isDefault: boolean }) {
  const { t } = useTranslation('accounts');
  const containerRef = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={containerRef} tabIndex={-1} className="pr-accounts__note">
      {isDefault ? <span>{t('default.isYours')}</span> : <ChooseDefault account={account} />}
    </div>
  );
}

function ChooseDefault({ account }: { readonly account: Account }) {
  const { t, i18n } = useTranslation('accounts');
  const notify = useNotify();
  const [choose, { isLoading }] = useChooseDefaultAccountMutation();
  const { customerIdentifier, accountIdentifier, displayName } = account;
  const save = async () => {
    const result = await choose({ customerIdentifier, accountIdentifier });
    if (result.error === undefined) notify.success(t('default.chosen', { name: displayName }));
    else notify.error(apiErrorMessage(i18n, result.error, t('default.failed')));
  };
  return (
    <>
      <BusyButton busy={isLoading} variant="default" onClick={() => void save()}>
        {t('default.choose')}
      </BusyButton>
      <span>{t('default.about')}</span>
    </>
  );
}
