import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteObject } from 'react-router-dom';
import { RouteGuard } from '../entities/permissions/RouteGuard.tsx';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { Redirect } from '../ui/page/Redirect.tsx';
import { Landing } from './Landing.tsx';
import { LandingFrame } from './LandingFrame.tsx';
import { SignedInFrame } from './SignedInFrame.tsx';
import { errorElement, toRoute } from './toRoute.tsx';

/** The rows behind a session as routes, and the addresses that only lead to one of them. */
export function createSignedInRoutes(rows: readonly RouteRow[]): RouteObject[] {
  const landing = <Landing />;
  const alone = rows.filter(({ chrome }) => chrome === 'none');
  const toRoutes = (some: readonly RouteRow[]) => some.map((row) => toRoute(row, RouteGuard));
  return [
    {
      element: <SignedInFrame hasShell />,
      errorElement,
      children: toRoutes(rows.filter((row) => !alone.includes(row))),
    },
    { element: <SignedInFrame hasShell={false} />, errorElement, children: toRoutes(alone) },
    { path: PATHS.home, element: <Redirect to={PATHS.profile} /> },
    {
      element: <LandingFrame />,
      errorElement,
      children: [
        { path: PATHS.start, element: landing },
        { path: PATHS.landing, element: landing },
      ],
    },
  ];
}
