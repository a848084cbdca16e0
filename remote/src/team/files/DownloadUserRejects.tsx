import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { UserFileRow } from '@portal/shared/contract/userFiles';
import { USER_FILE_FIELDS, USER_FILE_HEADINGS } from '@portal/shared/domain/userFiles/userFileFields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../api/saveFile.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { joinSentences } from '../../i18n/joinSentences.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useLazyListUserRejectsQuery } from './userFilesApi.ts';
import { getErrorText } from './userRowTexts.ts';

const FILE = 'users-to-fix.csv';

/** The rows that are left out as a file with the reasons, which can be sent again once it is corrected. */
export function DownloadUserRejects({ fileId }: { readonly fileId: string }) {
  const { t, i18n } = useTranslation('userFiles');
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [listRejects] = useLazyListUserRejectsQuery();
  const getReason = ({ errors, isMove }: UserFileRow): string =>
    joinSentences(i18n.language, [
      ...errors.map((error) => getErrorText(i18n, error)),
      ...(isMove ? [t('rejects.move')] : []),
    ]);
  const save = async () => {
    setBusy(true);
    try {
      const rows = await listRejects(fileId).unwrap();
      const { csvText } = await import('@portal/shared/files/writeCsv');
      const headings = USER_FILE_FIELDS.map((field) => USER_FILE_HEADINGS[field]);
      const text = csvText(
        [...headings, t('rejects.row'), t('rejects.reason')],
        rows.map((row) => [...USER_FILE_FIELDS.map((field) => row.cells[field]), row.sheetRow, getReason(row)]),
      );
      await saveFile(new Response(text, { headers: { 'content-disposition': `attachment; filename="${FILE}"` } }));
    } catch (error) {
      notify.error(apiErrorMessage(i18n, error));
    }
    setBusy(false);
  };
  return (
    <Button
      size="xs"
      variant="default"
      loading={isBusy}
      leftSection={<IconDownload size={14} aria-hidden="true" />}
      onClick={() => void save()}
    >
      {t('rejects.download')}
    </Button>
  );
}
