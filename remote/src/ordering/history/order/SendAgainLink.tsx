import type { OrderDetail } from '@portal/shared/contract/orders';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useItem } from '../../catalog/index.ts';
import { rewardPath } from '../../choicePaths.ts';
import { useListOrderLinesQuery } from '../historyApi.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';

/**
 * Leads to a new order of the first line's reward and amount; absent while that is not known or no longer offered. Beside rewards
 * that did not arrive it says that it is a new order, which sends none of them again.
 */
export function SendAgainLink({ order: { referenceOrderId, state } }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('orderHistory');
  const { currentData } = useListOrderLinesQuery({ referenceOrderId, page: 0, size: SETTINGS.paging.orders });
  const line = currentData?.rows[0];
  const { brand } = useItem(line?.utid ?? null);
  if (line === undefined || !brand) return null;
  return (
    <LinkButton
      to={rewardPath(brand.brandKey, { utid: line.utid, amount: String(line.amount) })}
      variant={state === 'COMPLETE' ? 'filled' : 'default'}
    >
      {t(state === 'COMPLETE' ? 'action.sendAgain' : 'action.orderAgain')}
    </LinkButton>
  );
}
