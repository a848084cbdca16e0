import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../dialog/PlainDialog.tsx';

/** A chunk of this version no longer exists on the server: only a reload helps. Drafts are kept. */
export function OutOfSyncDialog() {
  const { t } = useTranslation();
  return (
    <PlainDialog
      title={t('outOfSync.title')}
      actions={<Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>}
    >
      {t('outOfSync.text')}
    </PlainDialog>
  );
}
