import { PATHS } from '@portal/shared/domain/access/paths';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { accountsRoutes } from '../accounts/index.ts';
import { agreementsRoutes } from '../agreements/index.ts';
import { apiKeysRoutes } from '../api-keys/index.ts';
import { appAccessRoutes } from '../app-access/index.ts';
import { authRoutes } from '../auth/index.ts';
import { authenticationRoutes } from '../authentication/index.ts';
import { balanceAlertsRoutes } from '../balance-alerts/index.ts';
import { businessReviewRoutes } from '../business-review/index.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { fundingRoutes } from '../funding/index.ts';
import { createI18n } from '../i18n/i18n.ts';
import { dynamicText } from '../i18n/message.ts';
import { integrationsRoutes } from '../integrations/index.ts';
import { legalRoutes } from '../legal/index.ts';
import { onboardingRoutes } from '../onboarding/index.ts';
import { orderingRoutes } from '../ordering/index.ts';
import { orderSettingsRoutes } from '../order-settings/index.ts';
import { recordsRoutes } from '../records/index.ts';
import { printTemplatesRoutes } from '../print-templates/index.ts';
import { recipientsRoutes } from '../recipients/index.ts';
import { reportsRoutes } from '../reports/index.ts';
import { researchRoutes } from '../research/index.ts';
import { settingsRoutes } from '../settings/index.ts';
import { signUpRoutes } from '../sign-up/index.ts';
import { emulationRoutes, staffRoutes } from '../staff/index.ts';
import { teamRoutes } from '../team/index.ts';
import { templatesRoutes } from '../templates/index.ts';
import { SETTINGS_AUTHORITIES } from '../shell/navigation/navEntries.ts';
import '../shell/locales.ts';

const flat = (rows: readonly RouteRow[]): readonly RouteRow[] =>
  rows.flatMap((row) => [row, ...flat(row.children ?? [])]);
const rows = flat([
  ...authRoutes,
  ...signUpRoutes,
  ...onboardingRoutes,
  ...orderingRoutes,
  ...fundingRoutes,
  ...settingsRoutes,
  ...teamRoutes,
  ...accountsRoutes,
  ...balanceAlertsRoutes,
  ...orderSettingsRoutes,
  ...recipientsRoutes,
  ...apiKeysRoutes,
  ...authenticationRoutes,
  ...integrationsRoutes,
  ...businessReviewRoutes,
  ...agreementsRoutes,
  ...recordsRoutes,
  ...templatesRoutes,
  ...printTemplatesRoutes,
  ...reportsRoutes,
  ...researchRoutes,
  ...legalRoutes,
  ...staffRoutes,
  ...emulationRoutes,
  ...appAccessRoutes,
]);

const line = (row: RouteRow): string => {
  const { path, audience, permissions, accessLevel, feature, featureOff, redirectTo, otherwise, nav, start } = row;
  return [
    path,
    audience ?? 'signed in',
    permissions?.all && `all of ${permissions.all.join(' ')}`,
    permissions?.any && `any of ${permissions.any.join(' ')}`,
    accessLevel,
    feature && [feature].flat().join(' '),
    featureOff && `not ${featureOff}`,
    redirectTo && `to ${redirectTo}`,
    otherwise && `else to ${otherwise}`,
    nav && `menu ${[nav.entry, ...(nav.any ?? [])].join(' ')}`,
    start && `start ${start}`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' | ');
};

test('who may open what', () => {
  expect(rows.map(line)).toMatchSnapshot();
});

test('every path is unique', () => {
  const paths = rows.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test('every row has a title in English', async () => {
  const namespaces = [...new Set(rows.map(({ titleKey }) => titleKey.split(':')[0] ?? ''))];
  const i18n = await createI18n('en', { namespaces });
  expect(
    rows
      .filter(({ titleKey }) => dynamicText(i18n, titleKey) === null)
      .map(({ path, titleKey }) => `${path} ${titleKey}`),
  ).toEqual([]);
});

test('every section of settings has a name, and opens Team settings for those who may see it', async () => {
  const i18n = await createI18n('en', { namespaces: ['shell'] });
  const sections = rows.filter(({ menu }) => menu !== undefined);
  expect(sections.filter(({ menu }) => dynamicText(i18n, `shell:sections.${menu}`) === null)).toEqual([]);
  const opens = (code: Authority): boolean => SETTINGS_AUTHORITIES.includes(code);
  const closed = sections.filter(
    ({ permissions: { all = [], any = [] } = {} }) => !all.some(opens) && !(any.length > 0 && any.every(opens)),
  );
  expect(closed.map(({ path }) => path)).toEqual([]);
});

test('every address that links and mails name is a page, but for those of the router itself', () => {
  const known = new Set(rows.map(({ path }) => path));
  const { start, landing, home, ...pages } = PATHS;
  expect([start, landing, home].filter((path) => known.has(path))).toEqual([]);
  expect(Object.values(pages).filter((path) => !known.has(path))).toEqual([]);
});
