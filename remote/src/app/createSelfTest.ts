import type { RemoteModule } from '@portal/shared/federation/remoteModule';
import { browserLanguage, createI18n } from '../i18n/i18n.ts';
import { createRoutes } from './createRoutes.tsx';
import type { ModuleRows } from './routeTable.ts';

/** Self-test without DOM and writes: the open routes build, and the texts of the browser's language load. */
export const createSelfTest =
  ({ open }: ModuleRows): NonNullable<RemoteModule['selfTest']> =>
  async ({ signal }) => {
    if (createRoutes(open).length === 0) return { ok: false, reason: 'No route' };
    const i18n = await createI18n(browserLanguage());
    if (signal.aborted) return { ok: false, reason: 'Aborted' };
    return i18n.exists('common:action.retry') ? { ok: true } : { ok: false, reason: 'No texts' };
  };
