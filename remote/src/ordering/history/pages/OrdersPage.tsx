import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useAccountNames } from '../../../entities/account/useAccountNames.ts';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import '../history.css';
import { DownloadOrders } from '../list/DownloadOrders.tsx';
import { HistorySections } from '../list/HistorySections.tsx';
import { OrderFilters } from '../list/OrderFilters.tsx';
import { OrderRewardsLink } from '../list/OrderRewardsLink.tsx';
import { OrdersTable } from '../list/OrdersTable.tsx';
import { useOrdersQuery } from '../list/useOrdersQuery.ts';

/** The orders list (`/orders/order-history`). */
export function OrdersPage() {
  const { t } = useTranslation('orderHistory');
  const filter = useOrdersQuery();
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
            <DownloadOrders filter={filter} />
            <OrderRewardsLink />
          </div>
        }
      >
        <HistorySections current={PATHS.orders} />
        <OrderFilters filter={filter} />
      </PageHeader>
      <div className="pr-history__table">
        <OrdersTable key={`${scope} ${account?.accountIdentifier ?? ''}`} filter={filter} />
      </div>
    </Page>
  );
}
