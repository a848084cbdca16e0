import { isDeepStrictEqual } from 'node:util';
import type { StaffWireInstructions, WireInstructionsChange } from '@portal/shared/contract/staffWires';
import {
  checkWireValues,
  isWireCurrency,
  tidyWireValue,
  WIRE_CURRENCIES,
  wireFieldsOf,
  type WireCurrency,
  type WireValues,
} from '@portal/shared/domain/funding/wireInstructions';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import {
  fieldsOf,
  findInstructions,
  listInstructions,
  saveInstructions,
  type InstructionsRow,
} from './instructionsRepository.ts';
import { WIRE_FAILURES } from './wiresErrors.ts';

/** The operator's bank details, which staff keep. */
export const createStaffInstructionsService = ({ db, clock }: { readonly db: Db; readonly clock: Clock }) => ({
  list: async (): Promise<StaffWireInstructions[]> => {
    const rows = await listInstructions(db);
    return WIRE_CURRENCIES.map((code) =>
      toStaffInstructions(
        code,
        rows.find((row) => row.currency_code === code),
      ),
    );
  },

  /**
   * Raises 400 at each wrong field, 404 for a currency in which no wires are taken, and 409 that names who changed the
   * details after they were read; the same change again is none.
   */
  change: (user: SessionUser, currencyCode: string, body: WireInstructionsChange): Promise<StaffWireInstructions> =>
    withTransaction(db, async (tx) => {
      if (!isWireCurrency(currencyCode)) throw new AppError(COMMON_FAILURES.notFound);
      const values = requireValid(currencyCode, body);
      const { version } = body;
      return write(tx, user, { currencyCode, values, version, action: 'changed', at: clock.now() });
    }),

  /**
   * Wires in the currency are offered no more; those that were announced stay expected. The record stays without values, so
   * that a form that was opened before cannot bring them back. Raises 404 and 409 as a change does; taken back again is none.
   */
  takeBack: (user: SessionUser, currencyCode: string, version: number): Promise<StaffWireInstructions> =>
    withTransaction(db, async (tx) => {
      if (!isWireCurrency(currencyCode)) throw new AppError(COMMON_FAILURES.notFound);
      const row = await findInstructions(tx, currencyCode);
      if (fieldsOf(row).length === 0) return toStaffInstructions(currencyCode, row);
      return write(tx, user, { currencyCode, values: {}, version, action: 'takenBack', at: clock.now() });
    }),
});

export type StaffInstructionsService = ReturnType<typeof createStaffInstructionsService>;

/** The values as they are kept. Raises 400 at each wrong field. */
function requireValid(currency: WireCurrency, body: WireInstructionsChange): WireValues {
  const fields = checkWireValues(currency, body).flatMap(([field, refusal]) => fieldErrors(field, refusal));
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  return Object.fromEntries(wireFieldsOf(currency).map((field) => [field, tidyWireValue(field, body[field] ?? '')]));
}

interface Write {
  readonly currencyCode: WireCurrency;
  readonly values: WireValues;
  readonly version: number;
  readonly action: 'changed' | 'takenBack';
  readonly at: Date;
}

/** Raises 409 that names who was first, unless with the same. */
async function write(tx: Tx, user: SessionUser, { currencyCode, values, version, action, at }: Write) {
  const before = await findInstructions(tx, currencyCode);
  const saved = await saveInstructions(tx, { currencyCode, values, by: user.email, at }, version);
  if (saved === undefined) {
    const now = await findInstructions(tx, currencyCode);
    if (now?.version === version + 1 && isDeepStrictEqual(now.field_values, values))
      return toStaffInstructions(currencyCode, now);
    throw new AppError({ ...WIRE_FAILURES.changed, values: { name: now?.changed_by ?? '' } });
  }
  await writeAudit(tx, {
    platformId: user.platformId,
    actorUserId: user.id,
    action: `wireInstructions.${action}`,
    entityType: 'wireInstructions',
    entityId: currencyCode,
    details: changesOf(before, saved),
    at,
  });
  return toStaffInstructions(currencyCode, saved);
}

/** Each field that changed, before and after: bank details are what a fraud would change. */
function changesOf(before: InstructionsRow | undefined, after: InstructionsRow): Record<string, string> {
  const former = new Map(fieldsOf(before).map(({ field, value }) => [field, value]));
  const latter = new Map(fieldsOf(after).map(({ field, value }) => [field, value]));
  const fields = [...new Set([...former.keys(), ...latter.keys()])];
  return Object.fromEntries(
    fields
      .filter((field) => former.get(field) !== latter.get(field))
      .map((field) => [field, `${former.get(field) ?? '–'} → ${latter.get(field) ?? '–'}`]),
  );
}

const toStaffInstructions = (currencyCode: WireCurrency, row: InstructionsRow | undefined): StaffWireInstructions => ({
  currencyCode,
  fields: fieldsOf(row),
  version: row?.version ?? 0,
  changedAt: row?.changed_at.toISOString() ?? null,
  changedBy: row?.changed_by ?? null,
});
