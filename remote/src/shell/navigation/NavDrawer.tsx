import { AccountButton } from '../account-switcher/AccountButton.tsx';
import { HelpMenu } from '../help/HelpMenu.tsx';
import { FirstSteps } from '../hints/FirstSteps.tsx';
import { NavList } from './NavList.tsx';
import { useProduct } from '../../entities/portal-links/useProduct.ts';
import { Panel } from '../../ui/dialog/Panel.tsx';
import { useBelowTop } from '../../ui/dialog/topDialog.ts';
import { Product } from '../../ui/product/Product.tsx';

interface NavDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Draws the entries of the side navigation in a sheet over the page. */
export function NavDrawer({ isOpen, onClose }: NavDrawerProps) {
  const belowTop = useBelowTop();
  const product = useProduct();
  return (
    <Panel {...belowTop} opened={isOpen} onClose={onClose} title={<Product {...product} />} at="left" size="18.75rem">
      <AccountButton isCompact={false} onChosen={onClose} />
      <NavList isCompact={false} onNavigate={onClose} />
      <FirstSteps />
      <HelpMenu isCompact={false} />
    </Panel>
  );
}
