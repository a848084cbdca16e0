import type { FieldError } from '@portal/shared/contract/common';
import type { Executor } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { ACCOUNT_FAILURES } from '../accounts/index.ts';
import { listLines, type CartLineRow } from './cartLineRepository.ts';
import type { CartView } from './cartReadModel.ts';
import { CART_FAILURES, invalidLines } from './cartsErrors.ts';
import type { Evaluation, PricedVariant } from './evaluateCart.ts';
import { variantOf } from './toCartLine.ts';

/** Raises when a cart may not be ordered as it stands: its account, its lines (each named, P8) or a missing exchange rate. */
export async function requireOrderable(
  executor: Executor,
  cart: CartView,
  { cartErrors, variants, lineCount }: Evaluation,
): Promise<void> {
  const found = (key: string) => cartErrors.find((error) => error.i18nKey === key);
  if (found('error.account.notFound')) throw new AppError(ACCOUNT_FAILURES.notFound);
  if (found('error.account.frozen')) throw new AppError(CART_FAILURES.accountFrozen);
  if (lineCount === 0) throw new AppError(CART_FAILURES.noLines);
  const wrong = variants.filter((variant) => variant.errors.length > 0);
  if (wrong.length > 0) throw invalidLines(await nameLines(executor, cart, lineCount, wrong));
  const noRate = found('error.currency.noRate');
  if (noRate) throw new AppError({ ...CART_FAILURES.noRate, ...(noRate.values && { values: noRate.values }) });
}

/** The errors of variants as those of the lines that are of them, in the cart's order. */
async function nameLines(
  executor: Executor,
  cart: CartView,
  lineCount: number,
  wrong: readonly PricedVariant[],
): Promise<FieldError[]> {
  const rows = await listLines(executor, cart.id, 0n, lineCount);
  return rows.flatMap((row, index) => {
    const errors = wrong.find((variant) => isOf(row, variant))?.errors ?? [];
    return errors.map((error) => ({ ...error, field: `lineItems[${index}].${error.field}` }));
  });
}

function isOf(row: CartLineRow, variant: PricedVariant): boolean {
  const line = variantOf(row);
  return (
    line.utid === variant.utid &&
    line.amountMinor === variant.amountMinor &&
    line.quantity === variant.quantity &&
    line.deliveryMethod === variant.deliveryMethod &&
    line.etid === variant.etid &&
    line.emailDomain === variant.emailDomain &&
    line.hasNotes === variant.hasNotes
  );
}
