import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router-dom';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import '../bank-accounts/bank-accounts.css';
import { useGetBankAccountQuery } from '../bank-accounts/bankAccountsApi.ts';
import { EditBankAccount } from '../bank-accounts/EditBankAccount.tsx';
import { FundedAccount } from '../bank-accounts/FundedAccount.tsx';
import '../bank-accounts/locales.ts';

/** A saved bank account (`/funding/ach/edit/{identifier}/{step}`), in three steps. */
export function EditBankAccountPage() {
  const { t } = useTranslation('bankAccounts');
  const { identifier = '' } = useParams();
  const { currentData: detail, error, refetch } = useGetBankAccountQuery(identifier);
  const content = () => {
    if (detail !== undefined)
      return (
        <FundedAccount accountIdentifier={detail.accountIdentifier}>
          {(account) => <EditBankAccount key={identifier} account={account} detail={detail} />}
        </FundedAccount>
      );
    return error === undefined ? (
      <PageSkeleton rows={6} />
    ) : (
      <PartFailure error={error} title={t('failed.load')} onRetry={() => void refetch()} />
    );
  };
  return (
    <Page>
      <PageHeader title={detail === undefined ? t('title.edit') : t('title.editNamed', { name: detail.displayName })} />
      {content()}
      <Outlet />
    </Page>
  );
}
