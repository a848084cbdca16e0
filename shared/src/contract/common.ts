import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { mixed, number, string } from 'yup';
import { NOT_AVAILABLE } from '../domain/errorKeys.ts';
import { INTEGER_MAX } from '../domain/integerMax.ts';
import { SETTINGS } from '../domain/settings.ts';
import { visibleText } from '../domain/people/visibleText.ts';
import { visibleFileName } from '../files/visibleFileName.ts';

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** String enumeration, as JSON Schema. */
export const OneOf = <const T extends string>(words: readonly T[]) =>
  Type.Unsafe<T>({ type: 'string', enum: [...words] });

/** ISO 8601 time with zone. */
export const Instant = Type.String({ format: 'date-time' });

/** Money on the wire: major units, as a number and as plain decimal text. */
export const MoneyAmount = Type.Object({
  amount: Type.Number(),
  currencyCode: Type.String(),
  amountPlainString: Type.String(),
});
export type MoneyAmount = Static<typeof MoneyAmount>;

/** The most of a reason that a body may hold; the rule of its length (`checkReason`) counts characters. */
export const REASON_MAX = 2 * SETTINGS.orders.messageLength;

/** The version of a record as it was read, which grows with every change; 409 for an older one. */
export const recordVersion = (first: 0 | 1 = 1) => number().integer().min(first).max(INTEGER_MAX).required();

/** Requested page of a list, from 0; one beyond the last is empty. */
export const pageNumber = number().integer().min(0).max(SETTINGS.paging.pageMax).default(0);

const textFrom = (types: readonly string[], keep: (text: string) => string) =>
  string()
    .transform((value: unknown) => {
      if (value === null) return value;
      return typeof value === 'string' ? keep(value) : '';
    })
    .test('text', 'error.text.type', (_value, { originalValue }) => {
      const given: unknown = originalValue;
      return given === undefined || given === null || types.includes(typeof given);
    });

/** Text of a request, as people see it. Whatever else is refused, because `true` would be kept as "true". */
export const text = () => textFrom(['string'], visibleText);

/** The name of a file that is sent. */
export const fileNameText = () => textFrom(['string'], visibleFileName);

/** A password, of which every character counts. */
export const secretText = () => textFrom(['string'], (secret) => secret);

/** An amount of a request: decimal text, or a number. */
export const amountText = () => textFrom(['string', 'number'], visibleText);

/**
 * Contract field that is not supported yet. Any value that is not empty (null, '', or a list or object of such) is
 * refused, because dropping it silently would promise an effect that does not happen (docs/decisions/0012).
 */
export const notAvailable = () =>
  mixed<never>()
    .nullable()
    .optional()
    .test('available', NOT_AVAILABLE, isEmpty)
    .meta({ jsonSchema: { type: 'null', description: 'Not available yet: 422 for anything but an empty value.' } });

/** Field set by the server only: accepted so that a record can be sent back as read, and ignored. */
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

/** One page of a list; `page` counts from 0. `totalElements` is capped at the table limit, `isCapped` is then true. */
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

/** Validation error of one field: `field` is its path in the body (`recipients[2].email`), `i18nKey` a key of the error texts. */
export const FieldError = Type.Object({
  field: Type.String(),
  i18nKey: Type.String(),
  values: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type FieldError = Static<typeof FieldError>;

/** Body of every error response. `values` fill the placeholders of the text; `code`: its number in the specified catalogue, where it has one. */
export const ErrorBody = Type.Object({
  status: Type.Integer(),
  i18nKey: Type.String(),
  description: Type.String(),
  code: Type.Optional(Type.String()),
  requestId: Type.String(),
  values: Type.Optional(Type.Record(Type.String(), Type.String())),
  fields: Type.Optional(Type.Array(FieldError)),
});
export type ErrorBody = Static<typeof ErrorBody>;
