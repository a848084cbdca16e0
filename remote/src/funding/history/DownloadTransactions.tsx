import { Button, Loader, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import { PATHS } from '@portal/shared/domain/access/paths';
import { SETTINGS } from '@portal/shared/domain/settings';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { Can } from '../../entities/permissions/Can.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useSnack } from '../../ui/feedback/useSnack.ts';
import { listFunding, useDownloadFundingMutation } from '../fundingApi.ts';
import type { TransactionsFilter } from './useTransactionsQuery.ts';

const { maxRows } = SETTINGS.exports;

/** Downloads the filtered transactions; more than a file holds are refused without a request. */
export function DownloadTransactions({ filter }: { readonly filter: TransactionsFilter }) {
  const { request, wholeRequest } = filter;
  const { t, i18n } = useTranslation('funding');
  const { search } = useLocation();
  const snack = useSnack();
  // Not `data`, which may belong to other filters.
  const { currentData: data } = listFunding.useQueryState(request);
  const [downloadFunding, { isLoading }] = useDownloadFundingMutation();
  const [refused, setRefused] = useState('');
  const wanted = JSON.stringify(wholeRequest);
  const isEmpty = data?.total === 0;
  const isTooMany = data !== undefined && (data.isCapped || data.total > maxRows);
  const download = async (format: 'csv' | 'xlsx') => {
    if (isTooMany) {
      setRefused(wanted);
      return;
    }
    const shown = snack({ text: t('download.running'), progress: null });
    const result = await downloadFunding({ ...wholeRequest, format });
    if (result.error) shown.update({ kind: 'error', text: apiErrorMessage(i18n, result.error, t('download.failed')) });
    else shown.update({ kind: 'success', text: t('download.done', { file: result.data }) });
  };
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={isLoading ? <Loader size={16} /> : <IconDownload size={16} aria-hidden="true" />}
            // Kept enabled, because a disabled button loses the focus.
            aria-disabled={isLoading}
          >
            {t('download.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void download('csv')} disabled={isEmpty || isLoading}>
            {t('download.csv')}
          </Menu.Item>
          <Menu.Item onClick={() => void download('xlsx')} disabled={isEmpty || isLoading}>
            {t('download.xlsx')}
          </Menu.Item>
          <Can all={['VIEW_BALANCE_ACCESS']}>
            <Menu.Item component={Link} to={{ pathname: PATHS.fundingStatement, search }}>
              {t('statement.menu')}
            </Menu.Item>
          </Can>
        </Menu.Dropdown>
      </Menu>
      {isTooMany && refused === wanted && (
        <div className="pr-transactions__refusal">
          <Notice kind="warning">{i18n.t('errors:error.export.tooLarge', { max: maxRows })}</Notice>
        </div>
      )}
    </>
  );
}
