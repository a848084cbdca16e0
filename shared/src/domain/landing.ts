import { holds, type Authority, type PermissionHolder } from './permissions.ts';

/** Feature switches: true when the platform's treatment is `on`. */
export type Features = Readonly<Record<string, boolean>>;

interface LandingRule {
  readonly path: (features: Features) => string;
  readonly any: readonly Authority[];
  readonly feature?: string;
}

const ordersPath = (features: Features): string =>
  features['line-item-table'] ? '/orders/line-item-history' : '/orders';

/** Ordered: the first rule that the user meets decides; settings pages come last. */
const RULES: readonly LandingRule[] = [
  { path: () => '/order', any: ['PLACE_ORDER_ACCESS'] },
  {
    path: ordersPath,
    any: [
      'ORDER_HISTORY_ACCESS',
      'ORDER_HISTORY_MANAGE',
      'INDIVIDUAL_ORDER_HISTORY_ACCESS',
      'INDIVIDUAL_ORDER_HISTORY_MANAGE',
    ],
  },
  { path: () => '/funding', any: ['FUNDING_MANAGE'] },
  { path: () => '/funding/history', any: ['FUNDING_ACCESS'] },
  { path: () => '/email-templates', any: ['EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'] },
  { path: () => '/reports', any: ['ORDER_REPORT_MANAGE'] },
  { path: () => '/reports-generated', any: ['ORDER_REPORT_ACCESS'] },
  {
    path: () => '/qualtrics-research',
    any: ['INTEGRATIONS_ACCESS', 'INTEGRATIONS_MANAGE'],
    feature: 'qualtrics-research',
  },
];

export const FALLBACK_PATH = '/settings/user';

/**
 * Start page of a signed-in user. Pages for which `pageExists` is false are skipped.
 * `settingsPaths`: the allowed settings pages, in order.
 */
export function landingPath(
  user: PermissionHolder,
  features: Features,
  pageExists: (path: string) => boolean,
  settingsPaths: readonly string[] = [],
): string {
  const rule = RULES.find(
    ({ any, feature, path }) =>
      any.some((code) => holds(user, code)) &&
      (feature === undefined || features[feature] === true) &&
      pageExists(path(features)),
  );
  return rule?.path(features) ?? settingsPaths.find(pageExists) ?? FALLBACK_PATH;
}

const SETTINGS_SEGMENTS = [
  'settings',
  'users',
  'groups',
  'accounts',
  'saml',
  'authentication',
  'recipients-whitelist',
  'integrations',
  'roles',
];

/** List page that replaces a record's page when the account is switched, by first path segment. Null: the path stays. */
export function normalisedPath(path: string, user: PermissionHolder, features: Features): string | null {
  const segment = path.split('/')[1] ?? '';
  if (segment === 'order' || segment === 'catalog') return '/order';
  if (segment === 'orders' || segment === 'order-complete') return ordersPath(features);
  if (segment === 'email-templates' || segment === 'print-templates') return '/email-templates';
  if (segment === 'funding' || segment === 'funding-history')
    return holds(user, 'FUNDING_MANAGE') ? '/funding' : '/funding/history';
  if (segment === 'reports' || segment === 'reports-generated') return `/${segment}`;
  return SETTINGS_SEGMENTS.includes(segment) ? '/settings' : null;
}
