import { PATHS } from './paths.ts';
import { holds, type PermissionHolder } from './permissions.ts';

export type ReportsTab = 'GENERATED' | 'LEGACY';

/** The address of the reports that is in force for a user, and what its page holds. */
export interface ReportsPlace {
  readonly path: string;
  /** In their order; the first is open. */
  readonly tabs: readonly ReportsTab[];
  /** True where a report can be asked for. */
  readonly canCreate: boolean;
}

const LEGACY_ONLY: readonly ReportsTab[] = ['LEGACY'];
const BOTH: readonly ReportsTab[] = ['GENERATED', 'LEGACY'];

/** Returns where a user finds the reports; null without a right to them. The other addresses of reports lead there. */
export function reportsPlace(
  user: PermissionHolder,
  features: Readonly<Record<string, boolean>>,
  isEmbedded: boolean,
): ReportsPlace | null {
  const isManager = holds(user, 'ORDER_REPORT_MANAGE');
  if (!isManager && !holds(user, 'ORDER_REPORT_ACCESS')) return null;
  const isListed = features['generated-reports'] === true;
  const canMake = isManager && features['generate-new-reports'] === true;
  const path = (): string => {
    if (isEmbedded) return PATHS.reports;
    if (canMake) return PATHS.reporting;
    return isManager || !isListed ? PATHS.reports : PATHS.reportsGenerated;
  };
  // A report that no list shows would be lost to whoever asked for it.
  return { path: path(), tabs: isListed ? BOTH : LEGACY_ONLY, canCreate: canMake && isListed };
}
