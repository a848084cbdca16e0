import { Outlet, type RouteObject } from 'react-router-dom';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { Redirect } from '../ui/page/Redirect.tsx';
import { AnonymousOnly } from './AnonymousOnly.tsx';
import { lazyPage } from './chunk.tsx';
import { Landing } from './Landing.tsx';
import { RootFrame } from './RootFrame.tsx';
import { RoutePage } from './RoutePage.tsx';
import { SignedInFrame } from './SignedInFrame.tsx';

const toRoute = (row: RouteRow): RouteObject => {
  const page = <RoutePage row={row} page={row.page === undefined ? Outlet : lazyPage(row.page)} />;
  return {
    path: row.path,
    element: row.audience === 'anonymous' ? <AnonymousOnly>{page}</AnonymousOnly> : page,
    children: row.children?.map(toRoute),
  };
};

/** The rows as a route tree: public pages bare, the rest behind a session, with or without the side navigation (A2, A15). */
export function routesOf(rows: readonly RouteRow[]): RouteObject[] {
  const signedIn = rows.filter((row) => row.audience === undefined);
  const landing = <Landing />;
  return [
    {
      element: <RootFrame />,
      children: [
        ...rows.filter((row) => row.audience !== undefined).map(toRoute),
        {
          element: <SignedInFrame hasShell={false} />,
          children: signedIn.filter((row) => row.chrome === 'none').map(toRoute),
        },
        { element: <SignedInFrame hasShell />, children: signedIn.filter((row) => row.chrome !== 'none').map(toRoute) },
        { path: '/home', element: <Redirect to="/settings/user" /> },
        {
          element: <SignedInFrame hasShell={false} />,
          children: [
            { path: '/', element: landing },
            { path: '/landing-redirect', element: landing },
            { path: '*', element: <Redirect to="/" /> },
          ],
        },
      ],
    },
  ];
}
