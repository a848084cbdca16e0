import { useTranslation } from 'react-i18next';
import { DownloadMenu } from '../../../entities/download/DownloadMenu.tsx';
import { useDownloadFailedLinesMutation } from '../historyApi.ts';

/** Downloads the rewards of an order that were not issued, as a file to correct and to upload. */
export function DownloadFailedLines({ referenceOrderId }: { readonly referenceOrderId: string }) {
  const { t } = useTranslation('orderHistory');
  const [download, { isLoading }] = useDownloadFailedLinesMutation();
  return (
    <DownloadMenu
      label={t('download.whatFailed')}
      download={(format) => download({ referenceOrderId, format })}
      isLoading={isLoading}
      failed={t('download.failedLines')}
    />
  );
}
