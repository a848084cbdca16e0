import { PATHS } from '@portal/shared/domain/paths';
import { holdsAnyRight, worksWithAccounts } from '@portal/shared/domain/permissions';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageNotice } from '../../ui/page/PageNotice.tsx';
import { useMayOpen } from '../permissions/useMayOpen.ts';
import { useSignedIn } from '../platform/signedIn.ts';
import { useCustomers } from './useCustomers.ts';
import { useSelectedAccount } from './useSelectedAccount.ts';

/** Why a user has nothing to work with, above every page: no rights yet, an account list that failed, or no account. */
export function AccessNotice() {
  const { t } = useTranslation();
  const { principal, platform } = useSignedIn();
  const selected = useSelectedAccount();
  const { data, error, refetch } = useCustomers();
  if (!holdsAnyRight(principal))
    return (
      <PageNotice>
        <Notice kind="info" title={t('noRights.title')}>
          {t('noRights.text', { organisation: platform.name })}
        </Notice>
      </PageNotice>
    );
  if (selected !== null || !worksWithAccounts(principal)) return null;
  return (
    <PageNotice>
      {data === undefined ? (
        <ErrorState error={error} title={t('account.listFailed')} onRetry={() => void refetch()} />
      ) : (
        <Notice kind="error" actions={<WhoToAsk email={platform.supportEmail} />}>
          {t('account.none')}
        </Notice>
      )}
    </PageNotice>
  );
}

/** The way to the accounts for those who manage them, else the address of whoever helps. */
function WhoToAsk({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  const mayManage = useMayOpen(PATHS.accounts);
  if (mayManage) return <Link to={PATHS.accounts}>{t('account.manage')}</Link>;
  return (
    <a className="pr-link" href={`mailto:${email}`}>
      {email}
    </a>
  );
}
