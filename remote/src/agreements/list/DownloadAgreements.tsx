import { useTranslation } from 'react-i18next';
import { listAgreements, useDownloadAgreementsMutation } from '../../entities/agreement/agreementsApi.ts';
import { DownloadList } from '../../entities/download/DownloadList.tsx';
import { useAgreementList } from './useAgreementList.ts';

/** Downloads the filtered list. */
export function DownloadAgreements() {
  const { t } = useTranslation('agreements');
  const { request, wholeRequest } = useAgreementList();
  // Not `data`, which may belong to other filters.
  const { currentData } = listAgreements.useQueryState(request);
  const [download, { isLoading }] = useDownloadAgreementsMutation();
  return (
    <DownloadList
      list={currentData}
      wanted={wholeRequest}
      download={(format) => download({ ...wholeRequest, format })}
      isLoading={isLoading}
      failed={t('failedDownload')}
    />
  );
}
