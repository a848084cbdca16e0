import { useState, type ComponentType, type ReactNode } from 'react';
import { generatePath, useLocation, useMatch, useNavigate, useParams } from 'react-router-dom';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { OverlayBoundary } from '../ui/lazy/OverlayBoundary.tsx';
import { PageBoundary } from '../ui/lazy/PageBoundary.tsx';
import { PageNamed } from '../ui/page/pageName.ts';
import { Redirect } from '../ui/page/Redirect.tsx';
import { AvailablePage } from './AvailablePage.tsx';
import { PageSegment } from './PageSegment.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** Draws a row's page for those who may see it. */
export type Guard = ComponentType<{ readonly row: RouteRow; readonly children: ReactNode }>;

interface RoutePageProps {
  readonly row: RouteRow;
  readonly page: ComponentType;
  /** Decides whether the user may see the page. */
  readonly guard: Guard | undefined;
  /** It stands over the page of its parent, and so does its failure. */
  readonly isOverlay: boolean;
}

/** One row's page behind its guard, with its title, which the page may replace by the name of what it shows. */
export function RoutePage({ row, page: LazyPage, guard: Guard, isOverlay }: RoutePageProps) {
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
  return <AvailablePage row={row}>{Guard === undefined ? page : <Guard row={row}>{page}</Guard>}</AvailablePage>;
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
