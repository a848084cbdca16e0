import { Suspense } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useRouteRows } from '../../entities/permissions/routeRows.ts';
import { getFeatures, useSignedIn } from '../../entities/platform/signedIn.ts';
import { findRow } from '../../entities/permissions/findRow.ts';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { settingsSections } from '../../entities/permissions/settingsSections.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';

const SectionLinks = lazyPart(async () => (await import('./SectionLinks.tsx')).SectionLinks);

/** The sections of settings as links above each of their pages; nothing where the user may open one alone. */
export function SettingsNav() {
  const rows = useRouteRows();
  const { principal, platform } = useSignedIn();
  const { pathname } = useLocation();
  const sections = settingsSections(rows, principal, getFeatures(platform));
  const current = sectionAt(sections, pathname, findRow(rows, pathname)?.section);
  if (current === undefined || sections.length < 2) return null;
  return (
    <Suspense fallback={null}>
      <SectionLinks sections={sections} current={current} />
    </Suspense>
  );
}

/** The section of a page: the one that its row names, else the longest whose address it lies below. */
const sectionAt = (sections: readonly RouteRow[], pathname: string, named: string | undefined): RouteRow | undefined =>
  sections
    .filter(({ path }) => (named === undefined ? matchPath({ path, end: false }, pathname) !== null : path === named))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
