import { Button } from '@mantine/core';
import { isRemoteError } from '@portal/shared/federation/remoteModule';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../api/apiErrorMessage.ts';
import { UNREACHABLE } from '../../api/apiError.ts';
import { PlainDialog } from '../dialog/PlainDialog.tsx';
import { Boundary } from './Boundary.tsx';
import { isOutOfSync } from './isOutOfSync.ts';
import { OutOfSyncDialog } from './OutOfSyncDialog.tsx';

interface OverlayBoundaryProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Boundary of a lazily loaded dialog: nothing while it loads, a plain dialog when it fails. */
export const OverlayBoundary = ({ onClose, children }: OverlayBoundaryProps) => (
  <Boundary failed={(error, retry) => <FailedOverlay error={error} onRetry={retry} onClose={onClose} />}>
    <Suspense fallback={null}>{children}</Suspense>
  </Boundary>
);

interface FailedOverlayProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function FailedOverlay({ error, onRetry, onClose }: FailedOverlayProps) {
  const { t, i18n } = useTranslation();
  if (isOutOfSync(error)) return <OutOfSyncDialog error={error} />;
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
