import type { Routes } from '../../plugins/defineRoute.ts';
import { sandboxPageRoutes } from '../sandbox/sandboxPageRoutes.ts';
import { TILL } from './sandbox/tillPages.ts';

/** Returns the till and the control page of the issuer's sandbox, which a phone opens too. */
export const tillRoutes = (port: number): Routes =>
  sandboxPageRoutes({
    port,
    gets: [TILL, `${TILL}/style.css`, `${TILL}/control`],
    posts: [TILL, `${TILL}/control`],
    absent: 'The issuer of rewards is not there.',
  });
