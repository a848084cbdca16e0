import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useSnack } from '../../ui/feedback/useSnack.ts';
import { useDownloadReportFileMutation } from '../reportsApi.ts';

/** Saves a file of a report, and says when that is done or why not. */
export function useDownloadPart(reportId: string) {
  const { t, i18n } = useTranslation('reports');
  const snack = useSnack();
  const [download, { isLoading, originalArgs }] = useDownloadReportFileMutation();
  const save = async (part: number) => {
    const shown = snack({ text: t('download.running'), progress: null });
    const { data: file, error } = await download({ reportId, part });
    if (file === undefined) shown.update({ kind: 'error', text: apiErrorMessage(i18n, error, t('download.failed')) });
    else shown.update({ kind: 'success', text: t('download.done', { file }) });
  };
  return { save, runningPart: isLoading ? originalArgs?.part : undefined };
}
