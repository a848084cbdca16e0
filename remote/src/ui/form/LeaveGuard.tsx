import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';

/** Asks before a changed form is left, by a link, Back or closing the tab (house 9). Mounted only while the form is changed. */
export function LeaveGuard({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  const leave = () => {
    onLeave();
    if (blocker.state === 'blocked') blocker.proceed();
  };
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={t('draft.title')}
      confirmLabel={t('action.leave')}
      cancelLabel={t('action.stay')}
      onConfirm={leave}
      onClose={() => blocker.reset?.()}
    >
      {t('draft.text')}
    </ConfirmDialog>
  );
}
