import { useTranslation } from 'react-i18next';
import { DownloadList } from '../../entities/download/DownloadList.tsx';
import { listCompletions, useDownloadCompletionsMutation } from '../researchApi.ts';
import type { CompletionsFilter } from './useCompletionsQuery.ts';

interface DownloadCompletionsProps {
  readonly incentiveId: string;
  readonly filter: CompletionsFilter;
}

/** Downloads the filtered history. */
export function DownloadCompletions({ incentiveId, filter: { request, wholeRequest } }: DownloadCompletionsProps) {
  const { t } = useTranslation('research');
  // Not `data`, which may belong to other filters.
  const { currentData } = listCompletions.useQueryState({ incentiveId, params: request });
  const [download, { isLoading }] = useDownloadCompletionsMutation();
  return (
    <DownloadList
      list={currentData}
      wanted={wholeRequest}
      download={(format) => download({ incentiveId, params: { ...wholeRequest, format } })}
      isLoading={isLoading}
      failed={t('failed.download')}
    />
  );
}
