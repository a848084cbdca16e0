import { Suspense } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useRouteRows } from '../../entities/permissions/routeRows.ts';
import { featuresOf, useSignedIn } from '../../entities/platform/signedIn.ts';
import { settingsSections } from '../../entities/permissions/settingsSections.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';

const SectionLinks = lazyPart(async () => (await import('./SectionLinks.tsx')).SectionLinks);

/** The sections of settings as links above each of their pages; nothing where the user may open one alone. */
export function SettingsNav() {
  const rows = useRouteRows();
  const { principal, platform } = useSignedIn();
  const { pathname } = useLocation();
  const sections = settingsSections(rows, principal, featuresOf(platform));
  const current = sections.find(({ path }) => matchPath({ path, end: false }, pathname) !== null);
  if (current === undefined || sections.length < 2) return null;
  return (
    <Suspense fallback={null}>
      <SectionLinks sections={sections} current={current} />
    </Suspense>
  );
}
