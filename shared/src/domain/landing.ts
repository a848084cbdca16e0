import { PATHS } from './paths.ts';
import { holds, type PermissionHolder } from './permissions.ts';

/** Feature switches: true when the platform's treatment is `on`. */
export type Features = Readonly<Record<string, boolean>>;

const ordersPath = (features: Features): string =>
  features['line-item-table'] ? PATHS.lineItemHistory : PATHS.ordersShort;

/** The page of every user, whatever the rights. */
export const FALLBACK_PATH = PATHS.profile;

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
  if (segment === 'order' || segment === 'catalog') return PATHS.catalog;
  if (segment === 'orders' || segment === 'order-complete') return ordersPath(features);
  if (segment === 'email-templates' || segment === 'print-templates') return '/email-templates';
  if (segment === 'funding' || segment === 'funding-history')
    return holds(user, 'FUNDING_MANAGE') ? PATHS.funding : PATHS.fundingHistory;
  if (segment === 'reports' || segment === 'reports-generated') return `/${segment}`;
  return SETTINGS_SEGMENTS.includes(segment) ? PATHS.settings : null;
}
