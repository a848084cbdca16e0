import { Button, Loader } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useSnack } from '../../ui/feedback/useSnack.ts';
import { useDownloadAuditsMutation } from './auditApi.ts';
import { useAuditQuery } from './useAuditQuery.ts';

/** Downloads the filtered entries as CSV. */
export function DownloadAudits() {
  const { t, i18n } = useTranslation('staff');
  const snack = useSnack();
  const { wholeRequest } = useAuditQuery();
  const [downloadAudits, { isLoading }] = useDownloadAuditsMutation();
  const download = async () => {
    if (isLoading) return;
    const shown = snack({ text: t('audits.download.running'), progress: null });
    const result = await downloadAudits(wholeRequest);
    if (result.error)
      shown.update({ kind: 'error', text: apiErrorMessage(i18n, result.error, t('audits.download.failed')) });
    else shown.update({ kind: 'success', text: t('audits.download.done', { file: result.data }) });
  };
  return (
    <Button
      variant="default"
      leftSection={isLoading ? <Loader size={16} /> : <IconDownload size={16} aria-hidden="true" />}
      // Kept enabled, because a disabled button loses the focus.
      aria-disabled={isLoading}
      onClick={() => void download()}
    >
      {t('audits.download.csv')}
    </Button>
  );
}
