import { useTranslation } from 'react-i18next';
import { listOrders, useDownloadOrdersMutation } from '../historyApi.ts';
import { DownloadList } from '../../../entities/download/DownloadList.tsx';
import type { OrdersFilter } from './useOrdersQuery.ts';

/** Downloads the filtered orders, one a row. */
export function DownloadOrders({ filter: { request, wholeRequest } }: { readonly filter: OrdersFilter }) {
  const { t } = useTranslation('orderHistory');
  // Not `data`, which may belong to other filters.
  const { currentData } = listOrders.useQueryState(request);
  const [download, { isLoading }] = useDownloadOrdersMutation();
  return (
    <DownloadList
      list={currentData}
      wanted={wholeRequest}
      download={(format) => download({ ...wholeRequest, format })}
      isLoading={isLoading}
      failed={t('download.failed')}
    />
  );
}
