import { FEATURE_DEFAULTS, type FeatureName } from '@portal/shared/domain/access/features';
import type { KybStatus } from '@portal/shared/domain/access/kybStatuses';
import type { Treatment } from '@portal/shared/domain/access/treatments';
import { CUSTOMER_AUTHORITIES, type Authority } from '@portal/shared/domain/access/permissions';
import { getFeatures } from '../entities/platform/signedIn.ts';
import { settingsSections } from '../entities/permissions/settingsSections.ts';
import { settingsRows } from '../exposes/rows/settingsRows.ts';
import { navItems } from '../shell/navigation/navItems.ts';
import { buildPlatform } from '../testing/builders/buildPlatform.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { getLandingPath } from './getLandingPath.ts';

type Features = Partial<Record<FeatureName, Treatment>>;

const INTEGRATIONS: Features = { 'integrations-replace-api-keys': 'on' };
const PAGE = 'INTEGRATIONS_PAGE_ACCESS';

/** A section: its address, the codes that open it, and the features that do not stand as they are by default. */
const SECTIONS: readonly (readonly [string, string, readonly Authority[], Features])[] = [
  ['users', '/users', ['USER_ADMINISTRATION'], {}],
  ['users', '/users', ['USER_MANAGEMENT_MANAGE'], { 'user-management-permission': 'on' }],
  ['roles', '/roles', ['ROLE_MANAGEMENT_MANAGE'], {}],
  ['accounts', '/groups', ['ACCOUNT_MANAGE'], {}],
  ['orderSettings', '/settings/order-settings-management', ['PLATFORM_ORDER_SETTINGS'], {}],
  ['recipients', '/recipients-whitelist', ['RECIPIENT_WHITELIST_MANAGE'], {}],
  ['apiKeys', '/settings/api-key-management', ['API_KEYS_MANAGE'], {}],
  ['researchKeys', '/settings/qualtrics-api-key-management', ['QUALTRICS_API_KEYS_ACCESS'], {}],
  ['oauthClients', '/settings/oauth-client-credentials-management', ['API_KEYS_MANAGE'], {}],
  ['authentication', '/authentication', ['AUTH_MANAGEMENT_MANAGE'], {}],
  ['integrations', '/integrations', [PAGE, 'INTEGRATIONS_ACCESS'], INTEGRATIONS],
  ['integrations', '/integrations', [PAGE, 'INTEGRATIONS_MANAGE'], INTEGRATIONS],
];

/** Features that take a section away. */
const CLOSED_BY: Readonly<Record<string, Features>> = {
  orderSettings: { 'order-settings': 'off' },
  recipients: { 'recipients-whitelist': 'off' },
  apiKeys: INTEGRATIONS,
  researchKeys: { 'qualtrics-research': 'off' },
  oauthClients: { 'oauth-clients': 'off' },
  authentication: { 'authentication-page': 'off' },
  integrations: { ...INTEGRATIONS, integrations: 'off' },
};

const as = (authorities: readonly Authority[], features: Features = {}, kybStatus: KybStatus = 'APPROVED') => {
  const platform = buildPlatform({ features: { ...FEATURE_DEFAULTS, ...features } });
  const user = buildPrincipal({ authorities: [...authorities], kybStatus });
  const sections = settingsSections(settingsRows, user, getFeatures(platform)).flatMap(({ menu = [] }) => menu);
  return { user, platform, sections };
};

test.each(SECTIONS)('%s (%s) opens with %j, and only with all of them', (menu, path, codes, features) => {
  const { user, platform, sections } = as(codes, features);
  expect(sections).toContain(menu);
  const [settings] = navItems(settingsRows, { user, features: getFeatures(platform) }, path);
  expect(settings).toMatchObject({ key: 'settings', path });
  for (const code of codes) {
    const others = CUSTOMER_AUTHORITIES.filter((one) => one !== code && !isAlternative(code, one));
    expect(as(others, features).sections).not.toContain(menu);
  }
  const closing = CLOSED_BY[menu];
  if (closing !== undefined) expect(as(codes, { ...features, ...closing }).sections).not.toContain(menu);
});

/** Rights of which one is enough. */
const isAlternative = (code: Authority, other: Authority): boolean =>
  [
    ['INTEGRATIONS_ACCESS', 'INTEGRATIONS_MANAGE'],
    ['ACCOUNT_ACCESS', 'ACCOUNT_MANAGE'],
    ['USER_ADMINISTRATION', 'USER_MANAGEMENT_MANAGE'],
  ].some((pair) => pair.includes(code) && pair.includes(other));

test.each(SECTIONS.filter(([menu]) => menu !== 'oauthClients'))(
  'without a start page, %s is where its users land',
  (_menu, path, codes, features) => {
    const { user, platform } = as(codes, features);
    expect(getLandingPath(settingsRows, user, platform)).toBe(path);
  },
);

test('integrations take the place of API keys and OAuth clients, and stay closed until the business is verified', () => {
  const all: readonly Authority[] = ['API_KEYS_MANAGE', PAGE, 'INTEGRATIONS_ACCESS', 'INTEGRATIONS_MANAGE'];
  expect(as(all).sections).toEqual(['apiKeys', 'oauthClients']);
  expect(as(all, INTEGRATIONS).sections).toEqual(['integrations']);
  expect(as(all, INTEGRATIONS, 'UNDER_REVIEW').sections).toEqual([]);
  expect(as(all, {}, 'UNDER_REVIEW').sections).toEqual([]);
});
