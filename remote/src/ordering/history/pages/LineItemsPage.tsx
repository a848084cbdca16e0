import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useAccountNames } from '../../../entities/account/useAccountNames.ts';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import '../history.css';
import { DownloadLineItems } from '../lineItems/DownloadLineItems.tsx';
import { LineItemFilters } from '../lineItems/LineItemFilters.tsx';
import { LineItemsTable } from '../lineItems/LineItemsTable.tsx';
import { useLineItemsQuery } from '../lineItems/useLineItemsQuery.ts';
import { HistorySections } from '../list/HistorySections.tsx';
import { OrderRewardsLink } from '../list/OrderRewardsLink.tsx';

/** The lines of all orders (`/orders/line-item-history`). */
export function LineItemsPage() {
  const { t } = useTranslation('orderHistory');
  const filter = useLineItemsQuery();
  const account = useSelectedAccount();
  const { scope, accounts } = filter.search;
  const accountNames = useAccountNames(accounts);
  return (
    <Page wide keepsBottom>
      <PageHeader
        title={t('title.orders')}
        subtitle={{ all: t('scope.all'), named: accountNames, account: account?.accountName }[scope]}
        action={
          <div className="pr-history__actions">
            <DownloadLineItems filter={filter} />
            <OrderRewardsLink />
          </div>
        }
      >
        <HistorySections current={PATHS.lineItemHistory} />
        <LineItemFilters filter={filter} />
      </PageHeader>
      <div className="pr-history__table">
        <LineItemsTable key={`${scope} ${account?.accountIdentifier ?? ''}`} filter={filter} />
      </div>
    </Page>
  );
}
