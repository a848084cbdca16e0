import { useState, type ComponentType } from 'react';
import { generatePath, useLocation, useMatch, useParams } from 'react-router-dom';
import { RouteGuard } from '../entities/permissions/RouteGuard.tsx';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { PageBoundary } from '../ui/lazy/PageBoundary.tsx';
import { PageNamed } from '../ui/page/pageName.ts';
import { Redirect } from '../ui/page/Redirect.tsx';
import { PageSegment } from './PageSegment.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface RoutePageProps {
  readonly row: RouteRow;
  readonly page: ComponentType;
}

/** One row's page behind its guard, with its title, which the page may replace by the name of what it shows. */
export function RoutePage({ row, page: LazyPage }: RoutePageProps) {
  const [name, setName] = useState('');
  useDocumentTitle(row.titleKey, name, useMatch(row.path) !== null);
  if (row.redirectTo !== undefined) return <OldAddress to={row.redirectTo} />;
  const page = (
    <>
      <PageSegment row={row} />
      <PageNamed value={setName}>
        <PageBoundary key={row.path}>
          <LazyPage />
        </PageBoundary>
      </PageNamed>
    </>
  );
  return row.audience === undefined ? <RouteGuard row={row}>{page}</RouteGuard> : page;
}

function OldAddress({ to }: { readonly to: string }) {
  const params = useParams();
  const { search } = useLocation();
  return <Redirect to={generatePath(to, params) + search} />;
}
