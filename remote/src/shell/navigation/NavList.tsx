import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lastSettingsPath } from '../../entities/permissions/lastSettingsPath.ts';
import { findRow } from '../../entities/permissions/findRow.ts';
import { useRouteRows } from '../../entities/permissions/routeRows.ts';
import { getFeatures, useSignedIn } from '../../entities/platform/signedIn.ts';
import { Boundary } from '../../ui/lazy/Boundary.tsx';
import { Later } from '../../ui/lazy/Later.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { NavItemLink } from './NavItemLink.tsx';
import { navItems, staffRows, type NavItem } from './navItems.ts';

const StaffNav = lazyPart(async () => (await import('./StaffNav.tsx')).StaffNav);
const ReportsBadge = lazyPart(async () => (await import('../../entities/report/ReportsBadge.tsx')).ReportsBadge);
const DraftDot = lazyPart(async () => (await import('../../entities/order-draft/DraftDot.tsx')).DraftDot);

const MARKS: Readonly<Partial<Record<NavItem['key'], ComponentType>>> = { order: DraftDot, reports: ReportsBadge };

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
  const row = findRow(rows, pathname);
  const segment = firstSegment(row?.section ?? pathname);
  // A section of settings stands under Team settings, whichever of them that leads to.
  const isSection = row?.menu !== undefined || row?.section !== undefined;
  // An entry may have lists of several addresses, such as both kinds of templates.
  const isOfEntry = (key: NavItem['key']): boolean =>
    rows.some(({ nav, path }) => nav?.entry === key && firstSegment(path) === segment);
  const isCurrent = ({ key, path }: NavItem): boolean =>
    firstSegment(path) === segment || isOfEntry(key) || (key === 'settings' && isSection);
  const who = { user: principal, features: getFeatures(platform) };
  const items = navItems(rows, who, lastSettingsPath());
  const ofStaff = staffRows(rows, who);
  return (
    <nav aria-label={t('nav.label')}>
      {items.length > 0 && (
        <ul className="pr-nav">
          {items.map((item) => (
            <NavItemLink
              key={item.key}
              path={item.path}
              label={t(`nav.${item.key}`)}
              icon={item.icon}
              isCurrent={isCurrent(item)}
              isCompact={isCompact}
              onNavigate={onNavigate}
              mark={getMark(item.key)}
            />
          ))}
        </ul>
      )}
      {ofStaff.length > 0 && (
        <Boundary failed={() => null}>
          <Suspense fallback={null}>
            <StaffNav rows={ofStaff} isCompact={isCompact} onNavigate={onNavigate} />
          </Suspense>
        </Boundary>
      )}
    </nav>
  );
}

/** Draws the mark of what waits behind an entry. */
function getMark(key: NavItem['key']): ReactNode {
  const Mark = MARKS[key];
  if (Mark === undefined) return null;
  return (
    <Later>
      <Mark />
    </Later>
  );
}

/** `/orders/line-items` and `/orders/RG1` belong to one entry. */
const firstSegment = (path: string): string => path.split('/')[1] ?? '';
