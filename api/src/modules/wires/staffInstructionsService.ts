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
} from '@portal/shared/domain/wireInstructions';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import type { SessionUser } from '../identity/index.ts';
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
      const at = clock.now();
      const before = await findInstructions(tx, currencyCode);
      const saved = await saveInstructions(tx, { currencyCode, values, by: user.email, at }, body.version);
      if (saved === undefined) {
        const now = await findInstructions(tx, currencyCode);
        if (now?.version === body.version + 1 && isDeepStrictEqual(now.field_values, values))
          return toStaffInstructions(currencyCode, now);
        throw new AppError({ ...WIRE_FAILURES.changed, values: { name: now?.changed_by ?? '' } });
      }
      await writeAudit(tx, {
        platformId: user.platformId,
        actorUserId: user.id,
        action: 'wireInstructions.changed',
        entityType: 'wireInstructions',
        entityId: currencyCode,
        details: changesOf(before, saved),
        at,
      });
      return toStaffInstructions(currencyCode, saved);
    }),
});

export type StaffInstructionsService = ReturnType<typeof createStaffInstructionsService>;

/** The values as they are kept. Raises 400 at each wrong field. */
function requireValid(currency: WireCurrency, body: WireInstructionsChange): WireValues {
  const fields = checkWireValues(currency, body).flatMap(([field, refusal]) => fieldErrors(field, refusal));
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  return Object.fromEntries(wireFieldsOf(currency).map((field) => [field, tidyWireValue(field, body[field] ?? '')]));
}

/** Each field that changed, before and after: bank details are what a fraud would change. */
function changesOf(before: InstructionsRow | undefined, after: InstructionsRow): Record<string, string> {
  const former = new Map(fieldsOf(before).map(({ field, value }) => [field, value]));
  return Object.fromEntries(
    fieldsOf(after)
      .filter(({ field, value }) => former.get(field) !== value)
      .map(({ field, value }) => [field, `${former.get(field) ?? '–'} → ${value}`]),
  );
}

const toStaffInstructions = (currencyCode: WireCurrency, row: InstructionsRow | undefined): StaffWireInstructions => ({
  currencyCode,
  fields: fieldsOf(row),
  version: row?.version ?? 0,
  changedAt: row?.changed_at.toISOString() ?? null,
  changedBy: row?.changed_by ?? null,
});
