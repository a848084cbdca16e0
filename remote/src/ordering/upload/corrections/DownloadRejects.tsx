import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { Upload, UploadLine } from '@portal/shared/contract/uploads';
import { fieldsOf } from '@portal/shared/domain/uploads/uploadFields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { saveFile } from '../../../api/saveFile.ts';
import { joinSentences } from '../../../i18n/joinSentences.ts';
import { messageText } from '../../../i18n/messageText.ts';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { getFieldValue } from '../lineField.ts';
import { useLazyAllUploadLinesQuery } from '../uploadApi.ts';

const FILE = 'rows-to-fix.csv';

/** The wrong rows as a file with the reasons, whose headings need no mapping when it comes back. */
export function DownloadRejects({ upload: { uploadId, kind } }: { readonly upload: Upload }) {
  const { t, i18n } = useTranslation('upload');
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [listLines] = useLazyAllUploadLinesQuery();
  const save = async () => {
    setBusy(true);
    try {
      const wrong = await listLines({ uploadId, only: 'invalid' }).unwrap();
      const { csvText } = await import('@portal/shared/files/writeCsv');
      const fields = fieldsOf(kind);
      const getReason = ({ errors }: UploadLine): string =>
        joinSentences(
          i18n.language,
          errors.map(({ i18nKey, values }) => messageText(i18n, { key: i18nKey, ...(values && { values }) })),
        );
      const rows = wrong.map((line) => [
        line.sheetRow,
        ...fields.map((field) => getFieldValue(line, field)),
        getReason(line),
      ]);
      const text = csvText([t('column.row'), ...fields, t('column.reason')], rows);
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
