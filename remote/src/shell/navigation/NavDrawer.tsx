import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '../../ui/dialog/panelStyles.ts';
import '@mantine/core/styles/Drawer.css';
import { AccountButton } from '../account-switcher/AccountButton.tsx';
import { HelpMenu } from '../help/HelpMenu.tsx';
import { FirstSteps } from '../hints/FirstSteps.tsx';
import { NavList } from './NavList.tsx';
import { useProduct } from '../../entities/portal-links/useProduct.ts';
import { useBelowTop } from '../../ui/dialog/topDialog.ts';
import { Product } from '../../ui/product/Product.tsx';

interface NavDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Draws the entries of the side navigation in a sheet over the page. */
export function NavDrawer({ isOpen, onClose }: NavDrawerProps) {
  const { t } = useTranslation();
  const belowTop = useBelowTop();
  const product = useProduct();
  return (
    <Drawer
      {...belowTop}
      opened={isOpen}
      onClose={onClose}
      title={<Product {...product} />}
      size={300}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <AccountButton isCompact={false} onChosen={onClose} />
      <NavList isCompact={false} onNavigate={onClose} />
      <FirstSteps />
      <HelpMenu isCompact={false} />
    </Drawer>
  );
}
