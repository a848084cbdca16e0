import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useAccountNames } from '../../entities/account/useAccountNames.ts';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import '../funding.css';
import { DownloadTransactions } from '../history/DownloadTransactions.tsx';
import { TransactionFilters } from '../history/TransactionFilters.tsx';
import { TransactionHistory } from '../history/TransactionHistory.tsx';
import { useTransactionsQuery } from '../history/useTransactionsQuery.ts';

/** The transactions of the selected account, or of all that the user sees. */
export function FundingHistoryPage() {
  const { t } = useTranslation('funding');
  const account = useSelectedAccount();
  const filter = useTransactionsQuery();
  const accountNames = useAccountNames(filter.table.filters.accounts);
  return (
    <Page wide>
      <PageHeader
        title={t('title.history')}
        subtitle={{ all: t('filter.all'), named: accountNames, account: account?.accountName }[filter.scope]}
        action={account !== null && <DownloadTransactions filter={filter} />}
      >
        {account !== null && <TransactionFilters filter={filter} />}
      </PageHeader>
      {account !== null && (
        <TransactionHistory
          key={`${filter.scope} ${account.accountIdentifier}`}
          filter={filter}
          detailPattern={PATHS.fundingHistoryTransaction}
        />
      )}
      <Outlet />
    </Page>
  );
}
