import { Button, Loader, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import { SETTINGS } from '@portal/shared/domain/settings';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import type { ListPage } from '../../../api/listPage.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useSnack } from '../../../ui/feedback/useSnack.ts';

const { maxRows } = SETTINGS.exports;

type Format = 'csv' | 'xlsx';

interface DownloadListProps {
  /** The page that is shown; undefined while it is loaded. */
  readonly list: ListPage<unknown> | undefined;
  /** The filters of the file; a refusal is shown for those alone. */
  readonly wanted: object;
  /** Saves the file and returns its name. */
  readonly download: (format: Format) => Promise<{ readonly data?: string; readonly error?: unknown }>;
  readonly isLoading: boolean;
  readonly failed: string;
}

/** Downloads a filtered list; more rows than a file holds are refused without a request. */
export function DownloadList({ list, wanted, download, isLoading, failed }: DownloadListProps) {
  const { t, i18n } = useTranslation('orderHistory');
  const snack = useSnack();
  const [refused, setRefused] = useState('');
  const filters = JSON.stringify(wanted);
  const isEmpty = list?.total === 0;
  const isTooMany = list !== undefined && (list.isCapped || list.total > maxRows);
  const save = async (format: Format) => {
    if (isTooMany) {
      setRefused(filters);
      return;
    }
    const shown = snack({ text: t('download.running'), progress: null });
    const { data: file, error } = await download(format);
    if (file === undefined) shown.update({ kind: 'error', text: apiErrorMessage(i18n, error, failed) });
    else shown.update({ kind: 'success', text: t('download.done', { file }) });
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
          <Menu.Item onClick={() => void save('csv')} disabled={isEmpty || isLoading}>
            {t('download.csv')}
          </Menu.Item>
          <Menu.Item onClick={() => void save('xlsx')} disabled={isEmpty || isLoading}>
            {t('download.xlsx')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isTooMany && refused === filters && (
        <div className="pr-orders__refusal">
          <Notice kind="warning">{i18n.t('errors:error.export.tooLarge', { max: maxRows })}</Notice>
        </div>
      )}
    </>
  );
}
