import {
  isWireCurrency,
  wireFieldsOf,
  type WireField,
  type WireValues,
} from '@portal/shared/domain/funding/wireInstructions';
import type { Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { WireInstructions } from '../../db/schema.generated.ts';

export type InstructionsRow = Selectable<WireInstructions>;

/** The operator's bank details of a currency, without values after they were taken back; undefined when none were entered. */
export const findInstructions = (executor: Executor, currencyCode: string): Promise<InstructionsRow | undefined> =>
  executor.selectFrom('wire_instructions').selectAll().where('currency_code', '=', currencyCode).executeTakeFirst();

export const listInstructions = (executor: Executor): Promise<InstructionsRow[]> =>
  executor.selectFrom('wire_instructions').selectAll().execute();

interface Change {
  readonly currencyCode: string;
  readonly values: WireValues;
  readonly by: string;
  readonly at: Date;
}

/** Writes the details of a currency unless they have another version by now (0: there are none): then undefined. */
export function saveInstructions(tx: Tx, { currencyCode, values, by, at }: Change, version: number) {
  const row = { field_values: JSON.stringify(values), changed_by: by, changed_at: at };
  return version === 0
    ? tx
        .insertInto('wire_instructions')
        .values({ ...row, currency_code: currencyCode })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
    : tx
        .updateTable('wire_instructions')
        .set({ ...row, version: version + 1 })
        .where('currency_code', '=', currencyCode)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst();
}

export interface FieldValue {
  readonly field: WireField;
  readonly value: string;
}

/** The values of stored details in the order of their currency; none where nothing is stored. */
export function fieldsOf(row: InstructionsRow | undefined): FieldValue[] {
  if (row === undefined || !isWireCurrency(row.currency_code)) return [];
  const stored = new Map(Object.entries(row.field_values ?? {}));
  return wireFieldsOf(row.currency_code).flatMap((field) => {
    const value: unknown = stored.get(field);
    return typeof value === 'string' ? [{ field, value }] : [];
  });
}

/** Tells whether wires are taken in a currency: the operator's bank details of it are entered. */
export const isWireOffered = async (executor: Executor, currencyCode: string): Promise<boolean> =>
  isWireCurrency(currencyCode) && fieldsOf(await findInstructions(executor, currencyCode)).length > 0;
