import { Button } from '@mantine/core';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useItem } from '../../catalog/useCatalog.ts';
import { useListOrderLinesQuery } from '../historyApi.ts';

/** Leads to the reward of the order's first line with its amount; absent while that is not known or no longer offered. */
export function SendAgainLink({ referenceOrderId }: { readonly referenceOrderId: string }) {
  const { t } = useTranslation('orderHistory');
  const { currentData } = useListOrderLinesQuery({ referenceOrderId, page: 0, size: SETTINGS.paging.orders });
  const line = currentData?.content[0];
  const { brand } = useItem(line?.utid ?? null);
  if (line === undefined || !brand) return null;
  const query = new URLSearchParams({ utid: line.utid, amount: String(line.amount) });
  return (
    <Button component={Link} to={`/order/reward/${encodeURIComponent(brand.brandKey)}?${query.toString()}`}>
      {t('action.sendAgain')}
    </Button>
  );
}
