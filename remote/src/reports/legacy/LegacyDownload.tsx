import type { LegacyReport } from '@portal/shared/contract/reports';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { useSnack } from '../../ui/feedback/useSnack.ts';
import { useDownloadLegacyReportMutation } from '../reportsApi.ts';

/** Saves a file of the portal before this one, and says when that is done or why not. */
export function LegacyDownload({ file: { fileId, fileName } }: { readonly file: LegacyReport }) {
  const { t, i18n } = useTranslation(['legacyReports', 'reports']);
  const snack = useSnack();
  const [download, { isLoading }] = useDownloadLegacyReportMutation();
  const save = async () => {
    const shown = snack({ text: t('reports:download.running'), progress: null });
    const { data: file, error } = await download(fileId);
    if (file === undefined)
      shown.update({ kind: 'error', text: apiErrorMessage(i18n, error, t('reports:download.failed')) });
    else shown.update({ kind: 'success', text: t('reports:download.done', { file }) });
  };
  return (
    <BusyButton variant="default" busy={isLoading} onClick={() => void save()}>
      <span aria-hidden="true">{t('download')}</span>
      <span className="pr-hidden-text">{t('downloadOf', { file: fileName })}</span>
    </BusyButton>
  );
}
