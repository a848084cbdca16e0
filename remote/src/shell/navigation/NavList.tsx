import { Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import '@mantine/core/styles/Tooltip.css';
import { lastSettingsPath } from '../../entities/permissions/lastSettingsPath.ts';
import { rowAt } from '../../entities/permissions/rowAt.ts';
import { useRouteRows } from '../../entities/permissions/routeRows.ts';
import { featuresOf, useSignedIn } from '../../entities/platform/signedIn.ts';
import { navItems, type NavItem } from './navItems.ts';

interface NavListProps {
  /** Icons only; the labels then appear in tooltips and for screen readers. */
  readonly isCompact: boolean;
  readonly onNavigate?: () => void;
}

/** The allowed entries of the side navigation. */
export function NavList({ isCompact, onNavigate }: NavListProps) {
  const { t } = useTranslation('shell');
  const rows = useRouteRows();
  const { principal, platform } = useSignedIn();
  const { pathname } = useLocation();
  const row = rowAt(rows, pathname);
  const segment = firstSegment(row?.section ?? pathname);
  // A section of settings stands under Team settings, whichever of them that leads to.
  const isSection = row?.menu !== undefined || row?.section !== undefined;
  const isCurrent = ({ key, path }: NavItem): boolean =>
    firstSegment(path) === segment || (key === 'settings' && isSection);
  const items = navItems(rows, { user: principal, features: featuresOf(platform) }, lastSettingsPath());
  return (
    <nav aria-label={t('nav.label')}>
      <ul className="pr-nav">
        {items.map((item) => {
          const { key, icon: Icon, path } = item;
          return (
            <li key={key}>
              <Tooltip label={t(`nav.${key}`)} position="right" disabled={!isCompact}>
                <Link
                  to={path}
                  className="pr-nav__link"
                  aria-current={isCurrent(item) ? 'page' : undefined}
                  onClick={onNavigate}
                >
                  <Icon size={20} />
                  <span className={isCompact ? 'pr-hidden-text' : undefined}>{t(`nav.${key}`)}</span>
                </Link>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** `/orders/line-items` and `/orders/RG1` belong to one entry. */
const firstSegment = (path: string): string => path.split('/')[1] ?? '';
