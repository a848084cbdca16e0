import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { mixed, number } from 'yup';
import { NOT_AVAILABLE } from '../domain/errorKeys.ts';
import { SETTINGS } from '../domain/settings.ts';

/** A value or null, as JSON Schema. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A closed list of words, as JSON Schema. */
export const OneOf = <const T extends string>(words: readonly T[]) =>
  Type.Unsafe<T>({ type: 'string', enum: [...words] });

/** A time: ISO 8601 with zone. */
export const Instant = Type.String({ format: 'date-time' });

/** Money on the wire: major units, and the same as plain decimal text (P3 estimate). */
export const MoneyAmount = Type.Object({
  amount: Type.Number(),
  currencyCode: Type.String(),
  amountPlainString: Type.String(),
});
export type MoneyAmount = Static<typeof MoneyAmount>;

/** The page that a list is asked for, from 0; one beyond the last is empty. */
export const pageNumber = number().integer().min(0).max(SETTINGS.paging.pageMax).default(0);

/**
 * A field of the contract that nothing acts on yet: refused by name unless it is empty (null, '', or a list or object of
 * such), since dropping it would promise what does not happen.
 */
export const notAvailable = () =>
  mixed<never>()
    .nullable()
    .optional()
    .test('available', NOT_AVAILABLE, isEmpty)
    .meta({ jsonSchema: { type: 'null', description: 'Not available yet: 422 for anything but an empty value.' } });

/** A field that only the server sets: taken back as it was read, and not kept. */
export const readOnly = () =>
  mixed()
    .nullable()
    .optional()
    .meta({ jsonSchema: { type: ['string', 'array', 'null'], readOnly: true } });

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** One page of a list; `page` counts from 0. `totalElements` is capped at the table limit and `isCapped` then true (P8). */
export const Page = <T extends TSchema>(item: T) =>
  Type.Object({
    content: Type.Array(item),
    page: Type.Integer(),
    size: Type.Integer(),
    totalElements: Type.Integer(),
    isCapped: Type.Boolean(),
  });
export interface Page<T> {
  content: T[];
  page: number;
  size: number;
  totalElements: number;
  isCapped: boolean;
}

/** The refusal of one field: `field` is the body's path (`recipients[2].email`), `i18nKey` a key of the error texts. */
export const FieldError = Type.Object({
  field: Type.String(),
  i18nKey: Type.String(),
  values: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type FieldError = Static<typeof FieldError>;

/** Every failure's body (P7: i18nKey and description). `values` fill the text's placeholders. */
export const ErrorBody = Type.Object({
  status: Type.Integer(),
  i18nKey: Type.String(),
  description: Type.String(),
  requestId: Type.String(),
  values: Type.Optional(Type.Record(Type.String(), Type.String())),
  fields: Type.Optional(Type.Array(FieldError)),
});
export type ErrorBody = Static<typeof ErrorBody>;
