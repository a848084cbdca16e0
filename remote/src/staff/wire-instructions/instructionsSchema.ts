import type { StaffWireInstructions } from '@portal/shared/contract/staffWires';
import {
  checkWireValues,
  shownWireValue,
  wireFieldsOf,
  type WireCurrency,
  type WireField,
} from '@portal/shared/domain/funding/wireInstructions';
import { number, object, ValidationError } from 'yup';

/** Bank details as they are typed; `version`: of those that the form began with, which a draft keeps. */
export type InstructionsValues = Readonly<Partial<Record<WireField, string>>> & { readonly version: number };

/** Returns the values that the form begins with: the fields of the currency as people read them. */
export function instructionsValues({ currencyCode, fields, version }: StaffWireInstructions): InstructionsValues {
  const stored = new Map(fields.map(({ field, value }) => [field, value]));
  const values = wireFieldsOf(currencyCode).map((field): [string, string] => [
    field,
    shownWireValue(field, stored.get(field) ?? ''),
  ]);
  return { ...Object.fromEntries(values), version };
}

/** The form of a currency's bank details, by the rules that the server applies too. */
export const instructionsSchema = (currency: WireCurrency) =>
  object({
    version: number().required(),
  }).test('rules', (values: InstructionsValues, context) => {
    const errors = checkWireValues(currency, values).map(([path, refusal]) =>
      context.createError({ path, message: { ...refusal } }),
    );
    return errors.length === 0 || new ValidationError(errors);
  });
