import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { loadChunk } from '../chunks/loadChunk.ts';
import { loadShell } from './loadShell.ts';
import { ROOT_ROUTE } from './createRoutes.tsx';
import type { Services } from './services.ts';

/** The services that a router reads. */
export interface RoutedServices extends Pick<Services, 'routes' | 'isEmbedded'> {
  readonly session: Pick<Services['session'], 'view'>;
  readonly i18n: Pick<Services['i18n'], 'loadNamespaces'>;
}

/**
 * Adds the pages of signed-in users to the router, once there is one: what signs in loads none of them. The router asks
 * at each address that it does not know.
 */
export const addSignedInRoutes =
  ({ routes, session, isEmbedded, i18n }: RoutedServices): PatchRoutesOnNavigationFunction =>
  async ({ patch, signal }) => {
    if (routes.isComplete() || session.view().status !== 'signed-in') return;
    // Everything loads at once: the shell is drawn only after the data, which the other chunk asks for.
    if (!isEmbedded) {
      void loadShell().catch(() => undefined);
      void i18n.loadNamespaces('shell');
    }
    const [rows, { createSignedInRoutes }] = await loadChunk(() =>
      Promise.all([routes.load(), import('./createSignedInRoutes.tsx')]),
    );
    if (signal.aborted) return;
    patch(ROOT_ROUTE, createSignedInRoutes(rows));
    routes.complete(rows);
  };
