import type { LegacyReport } from '@portal/shared/contract/reports';
import type { ShownLegacyReport } from './legacyReadModel.ts';

/** Returns a file as it is shown. */
export function toLegacyReport(row: ShownLegacyReport): LegacyReport {
  const groups =
    row.customer_identifier === null
      ? []
      : [{ customerIdentifier: row.customer_identifier, displayName: row.customer_display_name ?? '' }];
  const accounts =
    row.account_identifier === null
      ? []
      : [{ accountIdentifier: row.account_identifier, displayName: row.account_display_name ?? '' }];
  return {
    fileId: row.identifier,
    name: row.report_name,
    fileName: row.file_name,
    type: row.report_type,
    generatedFor: getScope(row),
    groups,
    accounts,
    from: row.from_day,
    to: row.to_day,
    madeDate: row.requested_at.toISOString(),
    requester: row.requester,
    byteCount: Number(row.size_bytes),
  };
}

function getScope({ customer_id, account_id }: ShownLegacyReport): LegacyReport['generatedFor'] {
  if (customer_id !== null) return 'GROUPS';
  return account_id === null ? 'ORGANIZATION' : 'ACCOUNTS';
}
