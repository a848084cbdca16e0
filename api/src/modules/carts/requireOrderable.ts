import { ACCESS_FAILURES } from '../../access/accessErrors.ts';
import type { FieldError } from '@portal/shared/contract/common';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Executor } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { toVariantKey } from './CartLine.ts';
import { listLines, type CartLineRow } from './cartLineRepository.ts';
import type { CartView } from './cartReadModel.ts';
import { CART_FAILURES, invalidLines } from './cartsErrors.ts';
import type { Evaluation, PricedVariant } from './evaluateCart.ts';
import { toLineVariant } from './toCartLine.ts';

const PAGE = 500;

/** Raises when a cart cannot be ordered: rows that are still added, its account, its lines (each one named), or a missing exchange rate. */
export async function requireOrderable(
  executor: Executor,
  cart: CartView,
  { cartErrors, variants, lineCount }: Evaluation,
): Promise<void> {
  const found = (key: string) => cartErrors.find((error) => error.i18nKey === key);
  if (cart.pending_line_count > 0) throw new AppError(CART_FAILURES.filling);
  const ofAccount = [ACCESS_FAILURES.accountNotFound, CART_FAILURES.accountFrozen, CART_FAILURES.bulkDisabled].find(
    ({ i18nKey }) => found(i18nKey),
  );
  if (ofAccount)
    throw new AppError({ ...ofAccount, fields: [{ field: 'accountIdentifier', i18nKey: ofAccount.i18nKey }] });
  if (lineCount === 0) throw new AppError(CART_FAILURES.noLines);
  const wrong = variants.filter((variant) => variant.errors.length > 0);
  if (wrong.length > 0) throw invalidLines(await nameLines(executor, cart, wrong));
  const noRate = found('error.currency.noRate');
  if (noRate) throw new AppError({ ...CART_FAILURES.noRate, ...(noRate.values && { values: noRate.values }) });
}

/** Raises 422 at what the organisation requires of every order and this one lacks. Its price does not depend on it. */
export function requireMetadata({ cartErrors }: Evaluation): void {
  const fields = cartErrors.filter(({ field }) => field.startsWith('metadata.'));
  if (fields.length > 0) throw new AppError({ ...CART_FAILURES.metadataMissing, fields });
}

/** Expands errors of variants to their lines, in the cart's order, up to the number that a response may list. */
async function nameLines(executor: Executor, cart: CartView, wrong: readonly PricedVariant[]): Promise<FieldError[]> {
  const errorsOf = new Map(wrong.map((variant) => [toVariantKey(variant), variant.errors]));
  const named: FieldError[] = [];
  let index = 0;
  let rows: CartLineRow[] = [];
  do {
    rows = await listLines(executor, cart, rows.at(-1)?.id ?? 0n, PAGE);
    for (const row of rows) {
      for (const error of errorsOf.get(toVariantKey(toLineVariant(row))) ?? [])
        named.push({ ...error, field: `lineItems[${index}].${error.field}` });
      index += 1;
    }
  } while (rows.length === PAGE && named.length < SERVER_SETTINGS.errors.maxFields);
  return named;
}
