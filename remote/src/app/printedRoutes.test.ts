import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { accountsRoutes } from '../accounts/index.ts';
import { appAccessRoutes } from '../app-access/index.ts';
import { apiKeysRoutes } from '../api-keys/index.ts';
import { authRoutes } from '../auth/index.ts';
import { authenticationRoutes } from '../authentication/index.ts';
import { balanceAlertsRoutes } from '../balance-alerts/index.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { fundingRoutes } from '../funding/index.ts';
import { integrationsRoutes } from '../integrations/index.ts';
import { legalRoutes } from '../legal/index.ts';
import { onboardingRoutes } from '../onboarding/index.ts';
import { orderingRoutes } from '../ordering/index.ts';
import { orderSettingsRoutes } from '../order-settings/index.ts';
import { printTemplatesRoutes } from '../print-templates/index.ts';
import { recipientsRoutes } from '../recipients/index.ts';
import { reportsRoutes } from '../reports/index.ts';
import { researchRoutes } from '../research/index.ts';
import { settingsRoutes } from '../settings/index.ts';
import { signUpRoutes } from '../sign-up/index.ts';
import { emulationRoutes, staffRoutes } from '../staff/index.ts';
import { teamRoutes } from '../team/index.ts';
import { templatesRoutes } from '../templates/index.ts';

/** Printed addresses that have no page yet. One that is built leaves this list. */
const MISSING: readonly string[] = [];

/** Not pages: the router leads on from them. */
const OF_ROUTER = ['*', '/', '/landing-redirect', '/vue/#', '/home', '/catalog', '/saml'];

const rows: readonly RouteRow[] = [
  ...authRoutes,
  ...signUpRoutes,
  ...onboardingRoutes,
  ...orderingRoutes,
  ...fundingRoutes,
  ...settingsRoutes,
  ...orderSettingsRoutes,
  ...teamRoutes,
  ...accountsRoutes,
  ...balanceAlertsRoutes,
  ...recipientsRoutes,
  ...apiKeysRoutes,
  ...authenticationRoutes,
  ...integrationsRoutes,
  ...templatesRoutes,
  ...printTemplatesRoutes,
  ...reportsRoutes,
  ...researchRoutes,
  ...legalRoutes,
  ...staffRoutes,
  ...emulationRoutes,
  ...appAccessRoutes,
];

/** Patterns of rows and of the rows below them, whose paths may be relative. */
const listPatterns = (all: readonly RouteRow[], above = ''): readonly string[] =>
  all.flatMap(({ path, children = [] }) => {
    const pattern = path.startsWith('/') ? path : `${above}/${path}`;
    return [pattern, ...listPatterns(children, pattern)];
  });
const patterns = listPatterns(rows);

/** Addresses of the table without what follows a question mark, with a value for each parameter. */
const printed = readFileSync(join(__dirname, '../testing/routes.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .flatMap((line) => line.split('\t')[0] ?? [])
  .filter((route) => route.startsWith('/') && !OF_ROUTER.includes(route));

/** A pattern of parameters alone would match every address. */
const isBuilt = (route: string): boolean => {
  const literal = route.replace(/\?(?!\}).*$/, '').replaceAll(/\{(\w+)\??\}/g, 'x$1');
  return patterns.some((pattern) => {
    const match = matchPath(pattern, literal);
    return match !== null && Object.values(match.params).every((value) => value?.startsWith('x') ?? true);
  });
};

test.each(printed.map((route) => [route, MISSING.includes(route) ? 'missing' : 'present'] as const))(
  '%s is %s',
  (route, state) => {
    expect(isBuilt(route) ? 'present' : 'missing').toBe(state);
  },
);
