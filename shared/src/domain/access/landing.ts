import { PATHS } from './paths.ts';
import { holds, type PermissionHolder } from './permissions.ts';
import { reportsPlace } from './reportsPlace.ts';

/** Feature switches: true when the platform's treatment is `on`. */
export type Features = Readonly<Record<string, boolean>>;

const ordersPath = (features: Features): string =>
  features['line-item-table'] ? PATHS.lineItemHistory : PATHS.ordersShort;

/** The page of every user, whatever the rights. */
export const FALLBACK_PATH = PATHS.profile;

type ListPath = (user: PermissionHolder, features: Features) => string;

const at =
  (path: string): ListPath =>
  () =>
    path;
const orders: ListPath = (_user, features) => ordersPath(features);
const funding: ListPath = (user) => (holds(user, 'FUNDING_MANAGE') ? PATHS.funding : PATHS.fundingHistory);
/** The address that is in force for the user; one without a right to reports keeps theirs. */
const reports =
  (path: string): ListPath =>
  (user, features) =>
    reportsPlace(user, features, false)?.path ?? path;

/** The list page of each first path segment: it stands for every page below the segment, whatever record that shows. */
export const LIST_OF_SEGMENT: ReadonlyMap<string, ListPath> = new Map([
  ['order', at(PATHS.catalog)],
  ['catalog', at(PATHS.catalog)],
  ['orders', orders],
  ['order-complete', orders],
  ['email-templates', at(PATHS.emailTemplates)],
  ['print-templates', at(PATHS.emailTemplates)],
  ['funding', funding],
  ['reports', reports(PATHS.reports)],
  ['reports-generated', reports(PATHS.reportsGenerated)],
  ['qualtrics-research', at('/qualtrics-research')],
  ['settings', at(PATHS.settings)],
  ['users', at(PATHS.settings)],
  ['groups', at(PATHS.settings)],
  ['accounts', at(PATHS.settings)],
  ['saml', at(PATHS.settings)],
  ['authentication', at(PATHS.settings)],
  ['recipients-whitelist', at(PATHS.settings)],
  ['integrations', at(PATHS.settings)],
  ['roles', at(PATHS.settings)],
]);

/** List page of an address, by its first path segment; null: the address stays as it is. */
export const normalisedPath = (path: string, user: PermissionHolder, features: Features): string | null =>
  LIST_OF_SEGMENT.get(path.split('/')[1] ?? '')?.(user, features) ?? null;
