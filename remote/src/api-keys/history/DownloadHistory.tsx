import { useTranslation } from 'react-i18next';
import { DownloadList } from '../../entities/download/DownloadList.tsx';
import { listApiKeyEvents, useDownloadApiKeyEventsMutation } from '../apiKeysApi.ts';
import { useKeyHistory } from './useKeyHistory.ts';

/** Downloads the filtered history. */
export function DownloadHistory() {
  const { t } = useTranslation('apiKeys');
  const { request, wholeRequest } = useKeyHistory();
  // Not `data`, which may belong to other filters.
  const { currentData } = listApiKeyEvents.useQueryState(request);
  const [download, { isLoading }] = useDownloadApiKeyEventsMutation();
  return (
    <DownloadList
      list={currentData}
      wanted={wholeRequest}
      download={(format) => download({ ...wholeRequest, format })}
      isLoading={isLoading}
      failed={t('failed.download')}
    />
  );
}
