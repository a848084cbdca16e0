import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialog/Dialog.tsx';

/** A part of this version is gone from the server: only a reload helps (P4 chunk-load failure). Drafts are kept. */
export function OutOfSyncDialog() {
  const { t } = useTranslation();
  const reload = <Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>;
  return (
    <Dialog opened title={t('outOfSync.title')} onClose={() => undefined} dismissible={false} footer={reload}>
      {t('outOfSync.text')}
    </Dialog>
  );
}
