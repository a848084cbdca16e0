import { ActionIcon } from '@mantine/core';
import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import IconLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '@mantine/core/styles/ActionIcon.css';
import { useProduct } from '../../entities/portal-links/useProduct.ts';
import { Product } from '../../ui/product/Product.tsx';
import { AccountButton } from '../account-switcher/AccountButton.tsx';
import { HelpMenu } from '../help/HelpMenu.tsx';
import { FirstSteps } from '../hints/FirstSteps.tsx';
import { NavList } from './NavList.tsx';
import { useSidebar } from './useSidebar.ts';

/** The side navigation of wide screens: 248 px, or 64 px with icons. */
export function SideNav() {
  const { t } = useTranslation('shell');
  const product = useProduct();
  const { isPinned, isOpen, toggle, enter, leave } = useSidebar();
  const label = t(isPinned ? 'nav.collapse' : 'nav.expand');
  return (
    <div className="pr-side" data-pinned={isPinned} data-open={isOpen} onMouseEnter={enter} onMouseLeave={leave}>
      <div className="pr-side__panel">
        <Link to={PATHS.start} className="pr-side__product">
          <Product {...product} isCompact={!isOpen} />
        </Link>
        <AccountButton isCompact={!isOpen} />
        <NavList isCompact={!isOpen} />
        {isOpen && <FirstSteps />}
        <HelpMenu isCompact={!isOpen} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          onClick={toggle}
          aria-label={label}
          aria-expanded={isPinned}
          className="pr-side__toggle"
          data-hint={label}
          data-hint-side="right"
        >
          {isPinned ? <IconLayoutSidebarLeftCollapse size={20} /> : <IconLayoutSidebarLeftExpand size={20} />}
        </ActionIcon>
      </div>
    </div>
  );
}
