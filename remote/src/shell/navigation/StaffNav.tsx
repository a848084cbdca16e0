import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import IconCheckupList from '@tabler/icons-react/dist/esm/icons/IconCheckupList.mjs';
import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs';
import IconFileSearch from '@tabler/icons-react/dist/esm/icons/IconFileSearch.mjs';
import IconHeartbeat from '@tabler/icons-react/dist/esm/icons/IconHeartbeat.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconTransferIn from '@tabler/icons-react/dist/esm/icons/IconTransferIn.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { HOST_REMOTES_PAGE, PATHS } from '@portal/shared/domain/access/paths';
import type { IconProps } from '@tabler/icons-react';
import { useId, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { apiOrigin } from '../../api/apiEnvironment.ts';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { dynamicText } from '../../i18n/message.ts';
import { NavItemLink } from './NavItemLink.tsx';

const ICONS: ReadonlyMap<string, ComponentType<IconProps>> = new Map([
  [PATHS.staffPlatforms, IconBuilding],
  [PATHS.staffKyb, IconCheckupList],
  [PATHS.staffSignupDomains, IconUserPlus],
  [PATHS.staffHolds, IconClockPause],
  [PATHS.staffWires, IconTransferIn],
  [PATHS.staffWireInstructions, IconBuildingBank],
  [PATHS.staffAudits, IconListDetails],
  [PATHS.staffRecords, IconFileSearch],
  [PATHS.staffHealth, IconHeartbeat],
  [PATHS.staffJobs, IconStack2],
  [PATHS.staffCalls, IconPlugConnected],
]);

interface StaffNavProps {
  readonly rows: readonly RouteRow[];
  readonly isCompact: boolean;
  readonly onNavigate: (() => void) | undefined;
}

/** The pages of staff, below the other entries; named as the pages are. */
export function StaffNav({ rows, isCompact, onNavigate }: StaffNavProps) {
  // Loads the names.
  const { i18n } = useTranslation('staff');
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const id = useId();
  return (
    <>
      <p id={id} className={isCompact ? 'pr-hidden-text' : 'pr-nav__group'}>
        {t('nav.staff')}
      </p>
      <ul className="pr-nav" aria-labelledby={id}>
        {rows.map(({ path, titleKey }) => (
          <NavItemLink
            key={path}
            path={path}
            label={dynamicText(i18n, titleKey) ?? path}
            icon={ICONS.get(path) ?? IconTool}
            isCurrent={matchPath({ path, end: false }, pathname) !== null}
            isCompact={isCompact}
            onNavigate={onNavigate}
          />
        ))}
        <li>
          <a href={apiOrigin() + HOST_REMOTES_PAGE} className="pr-nav__link" onClick={onNavigate}>
            <IconPackages size={20} />
            <span className={isCompact ? 'pr-hidden-text' : undefined}>{i18n.t('staff:sections.remotes')}</span>
          </a>
        </li>
      </ul>
    </>
  );
}
