import { useTranslation } from 'react-i18next';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import '../funding.css';
import { TransactionFilter } from '../history/TransactionFilter.tsx';
import { TransactionHistory } from '../history/TransactionHistory.tsx';

/** Every transaction of the selected account. */
export function FundingHistoryPage() {
  const { t } = useTranslation('funding');
  const account = useSelectedAccount();
  return (
    <Page wide>
      <PageHeader title={t('title.history')} subtitle={account?.accountName}>
        {account !== null && <TransactionFilter />}
      </PageHeader>
      {account !== null && (
        <TransactionHistory key={account.accountIdentifier} accountIdentifier={account.accountIdentifier} />
      )}
    </Page>
  );
}
