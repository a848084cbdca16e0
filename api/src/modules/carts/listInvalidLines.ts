import type { FieldError } from '@portal/shared/contract/common';
import type { CartLinesQuery } from '@portal/shared/contract/shoppingCarts';
import { isOfStep } from '@portal/shared/domain/ordering/physicalSteps';
import type { Executor } from '../../db/client.ts';
import { getErrorGroupId } from './cartErrorGroups.ts';
import { toVariantKey } from './CartLine.ts';
import { listLines, type CartLineRow } from './cartLineRepository.ts';
import { listMailed } from './cartMailing.ts';
import type { CartKey } from './cartRepository.ts';
import type { PricedVariant } from './evaluateCart.ts';
import { toLineVariant } from './toCartLine.ts';

/** Lines that are read at once on the way to the next wrong one. */
const LINES_A_STATEMENT = 500;

export interface InvalidLine {
  readonly row: CartLineRow;
  readonly errors: readonly FieldError[];
}

interface InvalidLines {
  /** How many there are. */
  readonly total: number;
  /** Returns up to `limit` of them after the row `afterId`, in the order they were added. */
  readonly list: (executor: Executor, cart: CartKey, afterId: bigint, limit: number) => Promise<InvalidLine[]>;
}

/** Finds the lines of a cart that cannot be ordered; with `cause` for this reason, with `step` mailed ones for what it asks. */
export function findInvalidLines(
  variants: readonly PricedVariant[],
  { cause, step }: Pick<CartLinesQuery, 'cause' | 'step'>,
): InvalidLines {
  const isMeant = (error: FieldError): boolean =>
    (cause === undefined || getErrorGroupId(error) === cause) && (step === undefined || isOfStep(step, error.field));
  const meant = step === undefined ? variants : listMailed(variants);
  const invalid = new Map(
    meant.filter(({ errors }) => errors.some(isMeant)).map((variant) => [toVariantKey(variant), variant]),
  );
  const total = [...invalid.values()].reduce((count, { lineCount }) => count + lineCount, 0);
  const list: InvalidLines['list'] = async (executor, cart, afterId, limit) => {
    const found: InvalidLine[] = [];
    let rows: CartLineRow[] = [];
    let last = afterId;
    do {
      rows = await listLines(executor, cart, last, LINES_A_STATEMENT);
      for (const row of rows) {
        const errors = invalid.get(toVariantKey(toLineVariant(row)))?.errors;
        if (errors) found.push({ row, errors });
        last = row.id;
      }
    } while (rows.length === LINES_A_STATEMENT && found.length < Math.min(limit, total));
    return found.slice(0, limit);
  };
  return { total, list: total === 0 ? () => Promise.resolve([]) : list };
}
