import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { listedRow } from '../staffRow.ts';

/** The domains of which sign-up takes or refuses addresses against its lists. */
export const signupDomainRoutes: readonly RouteRow[] = [
  listedRow(
    PATHS.staffSignupDomains,
    'signupDomains',
    async () => (await import('./pages/SignupDomainsPage.tsx')).SignupDomainsPage,
  ),
];
