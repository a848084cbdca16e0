import { useTranslation } from 'react-i18next';
import { Outlet, useSearchParams } from 'react-router-dom';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { AddBankAccount } from '../bank-accounts/AddBankAccount.tsx';
import '../bank-accounts/bank-accounts.css';
import { FundedAccount } from '../bank-accounts/FundedAccount.tsx';
import '../bank-accounts/locales.ts';

/** A new bank account of an account (`/funding/ach/create/{step}?account=`), in three steps. */
export function AddBankAccountPage() {
  const { t } = useTranslation('bankAccounts');
  const [search] = useSearchParams();
  const selected = useSelectedAccount()?.accountIdentifier ?? '';
  const accountIdentifier = search.get('account') ?? selected;
  return (
    <Page>
      <PageHeader title={t('title.add')} />
      <FundedAccount accountIdentifier={accountIdentifier} isNew>
        {(account) => <AddBankAccount key={accountIdentifier} account={account} />}
      </FundedAccount>
      <Outlet />
    </Page>
  );
}
