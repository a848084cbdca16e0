import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { PlainDialog } from '../dialog/PlainDialog.tsx';

/** Asks before changed forms are left, by a link, Back or closing the tab. Mounted only while a form is changed. */
export function LeaveGuard({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  if (blocker.state !== 'blocked') return null;
  const stay = () => blocker.reset();
  const leave = () => {
    onLeave();
    blocker.proceed();
  };
  const actions = (
    <>
      <Button variant="default" onClick={stay}>
        {t('action.stay')}
      </Button>
      <Button onClick={leave}>{t('action.leave')}</Button>
    </>
  );
  return (
    <PlainDialog title={t('draft.title')} onClose={stay} actions={actions}>
      {t('draft.text')}
    </PlainDialog>
  );
}
