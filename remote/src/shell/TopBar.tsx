import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { useRouteRows } from '../entities/permissions/routeRows.ts';
import { usePlatform } from '../entities/platform/signedIn.ts';
import { dynamicText } from '../i18n/message.ts';
import { NavSheet } from './navigation/NavSheet.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

/** Organisation and page, and the profile at the end. */
export function TopBar({ isNarrow }: { readonly isNarrow: boolean }) {
  const { t, i18n } = useTranslation('shell');
  const { name } = usePlatform();
  const { pathname } = useLocation();
  const row = useRouteRows().find((one) => isAt(one, pathname));
  const title = row === undefined ? null : dynamicText(i18n, row.titleKey);
  return (
    <section className="pr-top" aria-label={t('nav.bar')}>
      {isNarrow && <NavSheet />}
      <p className="pr-top__title">
        <span className="pr-top__organisation">{name}</span>
        {title !== null && <span>{title}</span>}
      </p>
      <ProfileMenu />
    </section>
  );
}

/** A panel or dialog with its own address keeps the title of the page below it. */
const isAt = ({ path, children = [] }: RouteRow, pathname: string): boolean =>
  matchPath(path, pathname) !== null || children.some((child) => isAt(child, pathname));
