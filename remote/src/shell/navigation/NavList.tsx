import { Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import '@mantine/core/styles/Tooltip.css';
import { useRouteRows } from '../../entities/permissions/routeRows.ts';
import { featuresOf, useSignedIn } from '../../entities/platform/signedIn.ts';
import { lastSettingsPath } from './lastSettingsPath.ts';
import { navItems } from './navItems.ts';

interface NavListProps {
  /** Icons only; the words then stand in tooltips and for screen readers. */
  readonly isCompact: boolean;
  readonly onNavigate?: () => void;
}

/** The allowed entries of the side navigation. */
export function NavList({ isCompact, onNavigate }: NavListProps) {
  const { t } = useTranslation('shell');
  const rows = useRouteRows();
  const { principal, platform } = useSignedIn();
  const items = navItems(rows, { user: principal, features: featuresOf(platform) }, lastSettingsPath());
  return (
    <nav aria-label={t('nav.label')}>
      <ul className="pr-nav">
        {items.map(({ key, icon: Icon, path }) => (
          <li key={key}>
            <Tooltip label={t(`nav.${key}`)} position="right" disabled={!isCompact}>
              <NavLink to={path} className="pr-nav__link" onClick={onNavigate}>
                <Icon size={20} />
                <span className={isCompact ? 'pr-hidden-text' : undefined}>{t(`nav.${key}`)}</span>
              </NavLink>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
