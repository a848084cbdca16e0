import { Button, Loader } from '@mantine/core';
import { SETTINGS } from '@portal/shared/domain/settings';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../api/apiErrorMessage.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useSnack } from '../../../ui/feedback/useSnack.ts';
import { listOrders, useDownloadOrdersMutation } from '../historyApi.ts';
import type { OrdersFilter } from './useOrdersQuery.ts';

const { maxRows } = SETTINGS.exports;

/** Downloads the filtered orders as CSV; more than a file holds are refused without a request. */
export function DownloadOrders({ filter }: { readonly filter: OrdersFilter }) {
  const { request, wholeRequest } = filter;
  const { t, i18n } = useTranslation(['orderHistory', 'common']);
  const snack = useSnack();
  // Not `data`, which may belong to other filters.
  const { currentData: data } = listOrders.useQueryState(request);
  const [downloadOrders, { isLoading }] = useDownloadOrdersMutation();
  const [refused, setRefused] = useState('');
  const wanted = JSON.stringify(wholeRequest);
  const isTooMany = data !== undefined && (data.isCapped || data.total > maxRows);
  const download = async () => {
    if (isLoading) return;
    if (isTooMany) {
      setRefused(wanted);
      return;
    }
    const shown = snack({ text: t('download.running'), progress: null });
    const answer = await downloadOrders(wholeRequest);
    if (answer.error) shown.update({ kind: 'error', text: apiErrorMessage(i18n, answer.error, t('download.failed')) });
    else shown.update({ kind: 'success', text: t('download.done', { file: answer.data }) });
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={isLoading ? <Loader size={16} /> : <IconDownload size={16} aria-hidden="true" />}
        // Kept enabled, because a disabled button loses the focus.
        aria-disabled={isLoading}
        disabled={data?.total === 0}
        onClick={() => void download()}
      >
        {t('download.csv')}
      </Button>
      {isTooMany && refused === wanted && (
        <div className="pr-orders__refusal">
          <Notice kind="warning">{i18n.t('signedIn:error.export.tooLarge', { max: maxRows })}</Notice>
        </div>
      )}
    </>
  );
}
