import { useState, type ComponentType } from 'react';
import { generatePath, useLocation, useMatch, useNavigate, useParams } from 'react-router-dom';
import { RouteGuard } from '../entities/permissions/RouteGuard.tsx';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { OverlayBoundary } from '../ui/lazy/OverlayBoundary.tsx';
import { PageBoundary } from '../ui/lazy/PageBoundary.tsx';
import { PageNamed } from '../ui/page/pageName.ts';
import { Redirect } from '../ui/page/Redirect.tsx';
import { AvailablePage } from './AvailablePage.tsx';
import { PageSegment } from './PageSegment.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface RoutePageProps {
  readonly row: RouteRow;
  readonly page: ComponentType;
  /** It stands over the page of its parent, and so does its failure. */
  readonly isOverlay: boolean;
}

/** One row's page behind its guard, with its title, which the page may replace by the name of what it shows. */
export function RoutePage({ row, page: LazyPage, isOverlay }: RoutePageProps) {
  const [name, setName] = useState('');
  useDocumentTitle(row.titleKey, name, useMatch(row.path) !== null);
  if (row.redirectTo !== undefined) return <OldAddress to={row.redirectTo} />;
  const page = (
    <>
      <PageSegment row={row} />
      <PageNamed value={setName}>
        {isOverlay ? (
          <Overlay key={row.path} page={LazyPage} />
        ) : (
          <PageBoundary key={row.path}>
            <LazyPage />
          </PageBoundary>
        )}
      </PageNamed>
    </>
  );
  return (
    <AvailablePage row={row}>
      {row.audience === undefined ? <RouteGuard row={row}>{page}</RouteGuard> : page}
    </AvailablePage>
  );
}

function Overlay({ page: LazyPage }: Pick<RoutePageProps, 'page'>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <OverlayBoundary onClose={() => void navigate({ pathname: '..', search }, { replace: true })}>
      <LazyPage />
    </OverlayBoundary>
  );
}

function OldAddress({ to }: { readonly to: string }) {
  const params = useParams();
  const { search } = useLocation();
  return <Redirect to={generatePath(to, params) + search} />;
}
