import { Button } from '@mantine/core';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../dialog/PlainDialog.tsx';
import { isGone } from '../../chunks/isOutOfSync.ts';

/** True in what stands below a frame that asks for the reload itself: one dialog stands. */
export const IsReloadAsked = createContext(false);

/** A part that only a reload brings: that of a version which the server no longer has, or one lost on the way. Drafts are kept. */
export function OutOfSyncDialog({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  if (useContext(IsReloadAsked)) return null;
  const reason = isGone(error) ? 'outOfSync' : 'partLost';
  return (
    <PlainDialog
      title={t(`${reason}.title`)}
      actions={<Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>}
    >
      {t(`${reason}.text`)}
    </PlainDialog>
  );
}
