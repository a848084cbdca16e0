import { ActionIcon, Drawer } from '@mantine/core';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../ui/dialog/panelStyles.ts';
import '@mantine/core/styles/Drawer.css';
import { AccountButton } from '../account-switcher/AccountButton.tsx';
import { HelpMenu } from '../help/HelpMenu.tsx';
import { FirstSteps } from '../hints/FirstSteps.tsx';
import { NavList } from './NavList.tsx';

/** The side navigation of narrow screens: a sheet behind a button. */
export function NavSheet() {
  const { t } = useTranslation(['shell', 'common']);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        onClick={() => setOpen(true)}
        aria-label={t('nav.open')}
        aria-expanded={isOpen}
        className="pr-top__menu"
      >
        <IconMenu2 size={22} />
      </ActionIcon>
      <Drawer
        opened={isOpen}
        onClose={close}
        title={t('common:product')}
        size={300}
        lockScroll={false}
        closeButtonProps={{ 'aria-label': t('common:action.close') }}
      >
        <AccountButton isCompact={false} />
        <NavList isCompact={false} onNavigate={close} />
        <FirstSteps />
        <HelpMenu isCompact={false} />
      </Drawer>
    </>
  );
}
