import type { RecordsQuery, PortalRecord } from '@portal/shared/contract/records';
import { toDecimal } from '@portal/shared/domain/money/money';
import { PATHS } from '@portal/shared/domain/access/paths';
import type { RecordType } from '@portal/shared/domain/access/recordTypes';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { findRecords, type RecordRow } from './recordReadModel.ts';

const OWNER_FIELDS: ReadonlySet<string> = new Set(['platform_id', 'platform_client_id', 'platform_name', 'identifier']);
const MINOR = '_minor';

/** Looks up records by type and identifier; each look-up is written to the audit log of their organisation. */
export const createRecordService = ({ db, clock }: { readonly db: Db; readonly clock: Clock }) => ({
  /** GET /api/staff/records: those of every organisation. */
  findForStaff: (user: SessionUser, { type, identifier }: RecordsQuery): Promise<PortalRecord[]> =>
    withTransaction(db, async (tx) => {
      const rows = await findRecords(tx, null, type, identifier);
      const owners = [...new Set(rows.map((row) => row.platform_id ?? user.platformId))];
      for (const platformId of owners.length === 0 ? [user.platformId] : owners)
        await writeAudit(tx, {
          ...entryOf(type, identifier, rows),
          platformId,
          actorUserId: null,
          staffEmail: user.email,
          details: { found: rows.filter((row) => (row.platform_id ?? user.platformId) === platformId).length },
          at: clock.now(),
        });
      return rows.map((row) => toRecord(type, row));
    }),

  /** GET /api/records: those of the user's organisation, and of the catalogue. */
  findOwn: (user: SessionUser, { type, identifier }: RecordsQuery): Promise<PortalRecord[]> =>
    withTransaction(db, async (tx) => {
      const { platformId, id: actorUserId } = user;
      const rows = await findRecords(tx, platformId, type, identifier);
      const details = { found: rows.length };
      await writeAudit(tx, {
        ...entryOf(type, identifier, rows),
        platformId,
        actorUserId,
        details,
        at: clock.now(),
      });
      return rows.map((row) => toRecord(type, row));
    }),
});

const entryOf = (type: RecordType, identifier: string, rows: readonly RecordRow[]) => ({
  action: 'record.viewed',
  entityType: type,
  entityId: rows[0]?.identifier ?? identifier,
});

const toRecord = (type: RecordType, row: RecordRow): PortalRecord => ({
  type,
  identifier: row.identifier,
  platformClientId: row.platform_client_id,
  platformName: row.platform_name,
  path: pathOf(type, row),
  fields: Object.entries(row).flatMap(([name, value]) => {
    if (OWNER_FIELDS.has(name) || value === null || value === undefined) return [];
    return typeof value === 'bigint' && name.endsWith(MINOR)
      ? [{ name: name.slice(0, -MINOR.length), value: amountText(value, row['currency_code']) }]
      : [{ name, value: textOf(value) }];
  }),
});

const amountText = (minor: bigint, currencyCode: unknown): string =>
  typeof currencyCode === 'string' ? `${toDecimal(minor, currencyCode)} ${currencyCode}` : String(minor);

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const filled = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(textOf(values[name] ?? '')));

/** Keys of pages that embed the portal are set up by its operator, and have no page. */
function keyPathOf({ type, identifier }: RecordRow): string | null {
  if (type === 'API_KEY') return filled(PATHS.apiKey, { credentialId: identifier });
  return type === 'RESEARCH_KEY' ? filled(PATHS.researchKey, { credentialId: identifier }) : null;
}

/** The address of the page that shows a record. */
function pathOf(type: RecordType, row: RecordRow): string | null {
  const { identifier } = row;
  switch (type) {
    case 'account':
      return filled(PATHS.account, { customerIdentifier: row['customer_identifier'], accountIdentifier: identifier });
    case 'customer':
      return filled(PATHS.group, { customerIdentifier: identifier });
    case 'brandItem':
      return filled(PATHS.reward, { brandKey: row['brand_key'] });
    case 'order':
      return filled(PATHS.order, { referenceOrderId: identifier });
    case 'lineItem':
    case 'reward':
      return filled(PATHS.orderLine, { referenceOrderId: row['reference_order_id'], lineNumber: row['line_number'] });
    case 'platform':
      return filled(PATHS.staffPlatform, { platformClientId: identifier });
    case 'transaction':
      return PATHS.fundingHistory;
    case 'emailTemplate':
      return filled(PATHS.editEmailTemplate, { etid: identifier });
    case 'incentive':
      return filled(PATHS.incentive, { incentiveId: identifier });
    case 'platformKey':
      return keyPathOf(row);
    case 'user':
      return filled(PATHS.user, { userId: row['user_id'] });
  }
}

export type RecordService = ReturnType<typeof createRecordService>;
