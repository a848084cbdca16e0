import { useMediaQuery } from '@mantine/hooks';
import { FALLBACK_PATH } from '@portal/shared/domain/access/landing';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { rememberSettingsPath } from '../entities/permissions/lastSettingsPath.ts';
import { useRouteRows } from '../entities/permissions/routeRows.ts';
import { Banners } from './banners/Banners.tsx';
import './locales.ts';
import './print.css';
import { SideNav } from './navigation/SideNav.tsx';
import './shell.css';
import { TopBar } from './TopBar.tsx';
import { Undelivered } from './undelivered/Undelivered.tsx';
import { useAspectBand } from './useAspectBand.ts';

const MAIN_ID = 'pr-main';

/** The portal's own frame around a page: side navigation, top bar, banners. */
export function ShellFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const isNarrow = useMediaQuery(`(width < ${SETTINGS.layout.sheetBelowEm}em)`, false, {
    getInitialValueInEffect: false,
  });
  useRememberSettings();
  return (
    <div className="pr-shell" data-aspect={useAspectBand()}>
      <a href={`#${MAIN_ID}`} className="pr-skip" onClick={toMain}>
        {t('nav.skip')}
      </a>
      {!isNarrow && <SideNav />}
      <div className="pr-shell__content">
        <TopBar isNarrow={isNarrow} />
        <Banners />
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
        <Undelivered />
      </div>
    </div>
  );
}

/** The hash belongs to the router, so the skip link moves the focus itself. */
function toMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

function useRememberSettings(): void {
  const { pathname } = useLocation();
  const row = useRouteRows().find(({ path }) => path === pathname);
  const isSection = row?.menu !== undefined;
  const isSettings = isSection || row?.path === FALLBACK_PATH;
  useEffect(() => {
    if (isSettings) rememberSettingsPath(pathname, isSection);
  }, [isSettings, isSection, pathname]);
}
