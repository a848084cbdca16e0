import { Button } from '@mantine/core';
import type { Upload } from '@portal/shared/contract/uploads';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useDeleteUploadMutation } from './uploadApi.ts';

/** Deletes an upload with its rows, after a question. */
export function DeleteUpload({ upload: { uploadId, fileName, rowCount } }: { readonly upload: Upload }) {
  const { t, i18n } = useTranslation('upload');
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const [remove, { isLoading, error }] = useDeleteUploadMutation();
  const confirm = async () => {
    const result = await remove({ uploadId });
    if (result.error === undefined) await navigate(PATHS.bulkUpload, { replace: true });
  };
  return (
    <>
      <Button variant="default" onClick={() => setConfirming(true)}>
        {t('delete.button')}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        title={t('delete.title', { file: fileName ?? t('uploads.noFile') })}
        confirmLabel={t('delete.confirm')}
        onConfirm={() => void confirm()}
        onClose={() => setConfirming(false)}
        busy={isLoading}
        danger
      >
        <p>{t('delete.text', { count: rowCount })}</p>
        {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error)}</Notice>}
      </ConfirmDialog>
    </>
  );
}
