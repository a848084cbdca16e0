import { Button } from '@mantine/core';
import type { Upload } from '@portal/shared/contract/uploads';
import { DECIMAL_MARKS, type DecimalMark } from '@portal/shared/domain/uploads/amountReadings';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useMapUploadMutation } from '../uploadApi.ts';

/** Asks once what is meant by amounts that can be read two ways, for all rows. */
export function AmountMarks({ upload: { uploadId, columns, values, rewards } }: { readonly upload: Upload }) {
  const { t, i18n } = useTranslation('upload');
  const [mapUpload, { isLoading, error }] = useMapUploadMutation();
  const choose = (decimalMark: DecimalMark) =>
    void mapUpload({ uploadId, body: { columns: columns.map(({ field }) => field), values, rewards, decimalMark } });
  return (
    <Notice
      kind="warning"
      title={t('marks.title')}
      actions={DECIMAL_MARKS.map((mark) => (
        <Button key={mark} size="xs" variant="default" loading={isLoading} onClick={() => choose(mark)}>
          {t(mark === '.' ? 'marks.point' : 'marks.comma')}
        </Button>
      ))}
    >
      {t('marks.text')}
      {error !== undefined && <FieldError>{apiErrorMessage(i18n, error)}</FieldError>}
    </Notice>
  );
}
