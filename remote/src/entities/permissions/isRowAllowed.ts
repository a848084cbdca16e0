import { isAllowed, type PermissionHolder } from '@portal/shared/domain/access/permissions';
import type { RouteRow } from './routeRow.ts';

type AccessCondition = Pick<RouteRow, 'permissions' | 'accessLevel' | 'feature' | 'featureOff'>;

/** True when a user may open a row: its codes, its access level and its features. */
export const isRowAllowed = (
  row: AccessCondition,
  user: PermissionHolder,
  features: Readonly<Record<string, boolean>>,
): boolean =>
  isAllowed(user, { ...row.permissions, ...(row.accessLevel === undefined ? {} : { accessLevel: row.accessLevel }) }) &&
  [row.feature ?? []].flat().every((name) => features[name] === true) &&
  (row.featureOff === undefined || features[row.featureOff] !== true);
