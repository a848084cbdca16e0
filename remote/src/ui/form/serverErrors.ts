import { getIn, setIn } from 'formik';
import { isApiError } from '../../api/apiError.ts';
import type { Message } from '../../i18n/message.ts';
import { cardNumberPaths, getRootField } from './cardNumberPaths.ts';

/** Fields that the server refused: each error stays until the value changes. */
export type RefusedFields = Record<string, { value: unknown; message: Message }>;

/** Splits a failure into errors of this form's fields and the rest for the form's notice (null when nothing is left). */
export function splitServerErrors(
  error: unknown,
  values: object,
  fieldName: (serverField: string) => string = (field) => field,
): { byField: RefusedFields; rest: unknown } {
  const fields = isApiError(error) ? (error.fields ?? []) : [];
  const known = fields
    .map((field) => ({ ...field, name: formPath(fieldName(field.field)) }))
    .filter(({ name }) => getIn(values, name) !== undefined);
  const byField: RefusedFields = Object.fromEntries(
    known.map(({ name, i18nKey, values: texts }) => {
      const value: unknown = getIn(values, name);
      return [name, { value, message: texts ? { key: i18nKey, values: texts } : { key: i18nKey } }];
    }),
  );
  return { byField, rest: known.length > 0 && known.length === fields.length ? null : error };
}

/** `recipients[2].email` as Formik writes it. */
const formPath = (path: string): string => path.replace(/\[(\d+)\]/g, '.$1');

/** The schema's errors plus the server's errors of values unchanged since. */
export const withRefusals = (errors: object, refused: RefusedFields, values: object): object =>
  Object.entries(refused).reduce<object>(
    (all, [name, { value, message }]) =>
      getIn(values, name) === value && getIn(all, name) === undefined ? withError(all, name, message) : all,
    errors,
  );

/** The errors with one of their own at each text that holds the number of a card, except in `numberFields`. */
export const withCardNumbers = (errors: object, values: object, numberFields: readonly string[]): object =>
  cardNumberPaths(values)
    .filter((path) => !numberFields.includes(getRootField(path)))
    .reduce<object>((all, path) => withError(all, path, { key: 'error.text.cardNumber' }), errors);

function withError(errors: object, name: string, message: Message): object {
  const next: unknown = setIn(errors, name, message);
  return typeof next === 'object' && next !== null ? next : errors;
}
