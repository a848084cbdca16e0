import { SETTINGS } from '@portal/shared/domain/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPage } from '../../api/listPage.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import './download.css';
import { DownloadMenu, type FileFormat } from './DownloadMenu.tsx';
import './locales.ts';

const { maxRows } = SETTINGS.exports;

interface DownloadListProps {
  /** The page that is shown; undefined while it is loaded. */
  readonly list: ListPage<unknown> | undefined;
  /** The filters of the file; a refusal is shown for those alone. */
  readonly wanted: object;
  /** Saves the file and returns its name. */
  readonly download: (format: FileFormat) => Promise<{ readonly data?: string; readonly error?: unknown }>;
  readonly isLoading: boolean;
  readonly failed: string;
}

/** Downloads a filtered list; more rows than a file holds are refused without a request. */
export function DownloadList({ list, wanted, download, isLoading, failed }: DownloadListProps) {
  const { t, i18n } = useTranslation('download');
  const [refused, setRefused] = useState('');
  const filters = JSON.stringify(wanted);
  const isTooMany = list !== undefined && (list.isCapped || list.total > maxRows);
  const refuse = () => {
    setRefused(filters);
    return null;
  };
  return (
    <>
      <DownloadMenu
        label={t('menu')}
        download={isTooMany ? refuse : download}
        isEmpty={list?.total === 0}
        isLoading={isLoading}
        failed={failed}
      />
      {isTooMany && refused === filters && (
        <div className="pr-download__refusal">
          <Notice kind="warning">{i18n.t('errors:error.export.tooLarge', { max: maxRows })}</Notice>
        </div>
      )}
    </>
  );
}
