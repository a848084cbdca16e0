import { Button } from '@mantine/core';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../dialog/PlainDialog.tsx';
import { isGone } from '../../chunks/isOutOfSync.ts';
import { useReloadDirection } from './reloadVersion.ts';

/** True in what stands below a frame that asks for the reload itself: one dialog stands. */
export const IsReloadAsked = createContext(false);

interface OutOfSyncDialogProps {
  readonly error: unknown;
  /** Leaves the failed part alone. */
  readonly onClose: () => void;
}

/**
 * A part that only a reload brings: that of a version which the server no longer has, or one lost on the way. Drafts are kept.
 * It can be closed if no other version is known, as the part may be missing after the reload as well.
 */
export function OutOfSyncDialog({ error, onClose }: OutOfSyncDialogProps) {
  const { t } = useTranslation();
  const isPartGone = isGone(error);
  const direction = useReloadDirection(isPartGone);
  if (useContext(IsReloadAsked) || direction === undefined) return null;
  const reason = isPartGone ? REASONS[direction ?? 'none'] : 'partLost';
  const canClose = reason === 'partMissing';
  return (
    <PlainDialog
      title={t(`${reason}.title`)}
      {...(canClose && { onClose })}
      actions={
        <>
          {canClose && (
            <Button variant="default" onClick={onClose}>
              {t('action.close')}
            </Button>
          )}
          <Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>
        </>
      }
    >
      {t(`${reason}.text`)}
    </PlainDialog>
  );
}

const REASONS = { later: 'outOfSync', earlier: 'earlierInUse', none: 'partMissing' } as const;
