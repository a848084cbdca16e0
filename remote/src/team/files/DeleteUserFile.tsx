import { Button } from '@mantine/core';
import type { UserFile } from '@portal/shared/contract/userFiles';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useDeleteUserFileMutation } from './userFilesApi.ts';

/** Deletes a file with its rows, after a question. */
export function DeleteUserFile({ file: { fileId, fileName } }: { readonly file: UserFile }) {
  const { t, i18n } = useTranslation('userFiles');
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const [remove, { isLoading, error }] = useDeleteUserFileMutation();
  const confirm = async () => {
    const result = await remove({ fileId });
    if (result.error === undefined) await navigate(PATHS.userFiles, { replace: true });
  };
  return (
    <>
      <Button variant="default" onClick={() => setConfirming(true)}>
        {t('delete.button')}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        title={t('delete.title', { file: fileName })}
        confirmLabel={t('delete.button')}
        onConfirm={() => void confirm()}
        onClose={() => setConfirming(false)}
        busy={isLoading}
        danger
      >
        <p>{t('delete.text')}</p>
        {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error)}</Notice>}
      </ConfirmDialog>
    </>
  );
}
