import { AppError } from '../../errors/AppError.ts';

/** Fields of a cart, as the body of an order names them; the line's own come first. */
const FIELDS: readonly (readonly [cart: RegExp, body: string])[] = [
  [/^(?:lineItems)?\[0\]\.metadata\.notes$/, 'lineItemNote'],
  [/^(?:lineItems)?\[0\]\.deliveryTemplate\.etid$/, 'etid'],
  [/^(?:lineItems)?\[0\]\.deliveryTemplate\.senderName$/, 'sender'],
  [/^(?:lineItems)?\[0\]\.deliveryTemplate\.subject$/, 'emailSubject'],
  [/^(?:lineItems)?\[0\]\.deliveryTemplate\.message$/, 'message'],
  [/^(?:lineItems)?\[0\]\./, ''],
  [/^metadata\./, ''],
];

/** The field of the body at which a failure that names none is told. */
const FIELD_OF_KEY: Readonly<Record<string, string>> = {
  'error.funds.insufficient': 'amount',
  'error.funds.insufficientUndisclosed': 'amount',
  'error.currency.noRate': 'utid',
  'error.account.notFound': 'accountIdentifier',
  'error.group.notFound': 'customerIdentifier',
  'error.reference.duplicate': 'externalRefID',
  'error.reference.otherContent': 'externalRefID',
};

function toBodyField(field: string): string {
  const [found, name] = FIELDS.find(([cart]) => cart.test(field)) ?? [];
  return found === undefined || name === undefined ? field : field.replace(found, name);
}

/** Returns a failure of placing an order with the fields of the order's body; any other error as it is. */
export function toPublicFailure(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const { status, i18nKey, description, code, values, fields } = error;
  const own = FIELD_OF_KEY[i18nKey];
  const told = fields ?? (own === undefined ? undefined : [{ field: own, i18nKey, ...(values && { values }) }]);
  return new AppError(
    {
      status,
      i18nKey,
      description,
      ...(code !== undefined && { code }),
      ...(values && { values }),
      ...(told && { fields: told.map((one) => ({ ...one, field: toBodyField(one.field) })) }),
    },
    error,
  );
}
