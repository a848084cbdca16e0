import { useTranslation } from 'react-i18next';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { AccountBalance } from '../balance/AccountBalance.tsx';
import '../funding.css';
import { TransactionFilter } from '../history/TransactionFilter.tsx';
import { TransactionHistory } from '../history/TransactionHistory.tsx';

/** Balance of the selected account and the transactions behind it. */
export function FundingPage() {
  const { t } = useTranslation('funding');
  const account = useSelectedAccount();
  return (
    <Page wide>
      <PageHeader title={t('title.funding')} subtitle={account?.accountName} />
      {account !== null && (
        <>
          <AccountBalance />
          <Section title={t('title.history')} action={<TransactionFilter />}>
            <TransactionHistory key={account.accountIdentifier} accountIdentifier={account.accountIdentifier} />
          </Section>
        </>
      )}
    </Page>
  );
}
