import { ActionIcon } from '@mantine/core';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../ui/lazy/OverlayBoundary.tsx';

const NavDrawer = lazyPart(async () => (await import('./NavDrawer.tsx')).NavDrawer);

/** The side navigation of narrow screens: a sheet behind a button, which loads when it is opened first. */
export function NavSheet() {
  const { t } = useTranslation('shell');
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setState('closed');
    button.current?.focus();
  };
  return (
    <>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        size="lg"
        onClick={() => setState('open')}
        aria-label={t('nav.open')}
        aria-expanded={state === 'open'}
        className="pr-top__menu"
      >
        <IconMenu2 size={22} />
      </ActionIcon>
      {state !== 'never' && (
        <OverlayBoundary onClose={close}>
          <NavDrawer isOpen={state === 'open'} onClose={close} />
        </OverlayBoundary>
      )}
    </>
  );
}
