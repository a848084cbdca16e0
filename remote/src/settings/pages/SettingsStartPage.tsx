import { FALLBACK_PATH } from '@portal/shared/domain/access/landing';
import { lastSeenSettings } from '../../entities/permissions/lastSettingsPath.ts';
import { useRouteRows } from '../../entities/permissions/routeRows.ts';
import { settingsSections } from '../../entities/permissions/settingsSections.ts';
import { getFeatures, useSignedIn } from '../../entities/platform/signedIn.ts';
import { Redirect } from '../../ui/page/Redirect.tsx';

/** Redirects to the settings page visited last, else to the first section that is allowed, else to the profile. */
export function SettingsStartPage() {
  const rows = useRouteRows();
  const { principal, platform } = useSignedIn();
  const sections = settingsSections(rows, principal, getFeatures(platform));
  const last = lastSeenSettings();
  const target = sections.find(({ path }) => path === last) ?? sections.find(({ menu }) => menu !== undefined);
  return <Redirect to={target?.path ?? FALLBACK_PATH} />;
}
