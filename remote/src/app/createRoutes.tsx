import { PATHS } from '@portal/shared/domain/access/paths';
import { Outlet, type RouteObject } from 'react-router-dom';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { Redirect } from '../ui/page/Redirect.tsx';
import { AnonymousOnly } from './AnonymousOnly.tsx';
import { Landing } from './Landing.tsx';
import { LandingFrame } from './LandingFrame.tsx';
import { RootFrame } from './RootFrame.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { RoutePage } from './RoutePage.tsx';
import { SignedInFrame } from './SignedInFrame.tsx';

const errorElement = <RouteFailure />;

const toRoute = (row: RouteRow, isOverlay = false): RouteObject => {
  const Page = row.page === undefined ? Outlet : lazyPart(row.page);
  const page = <RoutePage row={row} page={Page} isOverlay={isOverlay && row.page !== undefined} />;
  return {
    path: row.path,
    errorElement,
    element: row.audience === 'anonymous' ? <AnonymousOnly>{page}</AnonymousOnly> : page,
    children: row.children?.map((child) => toRoute(child, true)),
  };
};

/** The rows as a route tree: public pages bare, the rest behind a session, with or without the side navigation. */
export function createRoutes(rows: readonly RouteRow[]): RouteObject[] {
  const signedIn = rows.filter((row) => row.audience === undefined);
  const landing = <Landing />;
  return [
    {
      element: <RootFrame />,
      errorElement,
      children: [
        ...rows.filter((row) => row.audience !== undefined).map((row) => toRoute(row)),
        {
          element: <SignedInFrame hasShell={false} />,
          errorElement,
          children: signedIn.filter((row) => row.chrome === 'none').map((row) => toRoute(row)),
        },
        {
          element: <SignedInFrame hasShell />,
          errorElement,
          children: signedIn.filter((row) => row.chrome !== 'none').map((row) => toRoute(row)),
        },
        { path: PATHS.home, element: <Redirect to={PATHS.profile} /> },
        {
          element: <LandingFrame />,
          errorElement,
          children: [
            { path: PATHS.start, element: landing },
            { path: PATHS.landing, element: landing },
            { path: '*', element: <Redirect to={PATHS.start} /> },
          ],
        },
      ],
    },
  ];
}
