import { useTranslation } from 'react-i18next';
import { listLineItems, useDownloadLineItemsMutation } from '../historyApi.ts';
import { DownloadList } from '../../../entities/download/DownloadList.tsx';
import type { LineItemsFilter } from './useLineItemsQuery.ts';

/** Downloads the filtered line items, one a row. */
export function DownloadLineItems({ filter: { request, wholeRequest } }: { readonly filter: LineItemsFilter }) {
  const { t } = useTranslation('orderHistory');
  // Not `data`, which may belong to other filters.
  const { currentData } = listLineItems.useQueryState(request);
  const [download, { isLoading }] = useDownloadLineItemsMutation();
  return (
    <DownloadList
      list={currentData}
      wanted={wholeRequest}
      download={(format) => download({ ...wholeRequest, format })}
      isLoading={isLoading}
      failed={t('download.failedLines')}
    />
  );
}
