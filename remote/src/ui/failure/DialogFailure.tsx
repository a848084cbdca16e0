import { Button } from '@mantine/core';
import { isRemoteError } from '@portal/shared/federation/remoteModule';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { UNREACHABLE } from '../../api/apiError.ts';
import { PlainDialog } from '../dialog/PlainDialog.tsx';
import { useHeldDrafts } from '../form/useHeldDrafts.ts';
import { isOutOfSync } from '../../chunks/isOutOfSync.ts';
import { OutOfSyncDialog } from './OutOfSyncDialog.tsx';

interface DialogFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** In place of a dialog that failed: a missing chunk asks for a reload, anything else is said in a plain dialog. */
export function DialogFailure({ error, onRetry, onClose }: DialogFailureProps) {
  const { t, i18n } = useTranslation();
  useHeldDrafts();
  if (isOutOfSync(error)) return <OutOfSyncDialog error={error} onClose={onClose} />;
  const actions = (
    <>
      <Button variant="default" onClick={onClose}>
        {t('action.close')}
      </Button>
      <Button onClick={onRetry}>{t('action.retry')}</Button>
    </>
  );
  return (
    <PlainDialog title={t('failure.title')} onClose={onClose} actions={actions}>
      {apiErrorMessage(i18n, isRemoteError(error) ? UNREACHABLE : error)}
    </PlainDialog>
  );
}
