import type { FieldError } from '@portal/shared/contract/common';
import type { Executor } from '../../db/client.ts';
import { getErrorGroupId } from './cartErrorGroups.ts';
import { toVariantKey } from './CartLine.ts';
import { listLines, type CartLineRow } from './cartLineRepository.ts';
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

/** Finds the lines of a cart that cannot be ordered; with `causeId` for this reason. */
export function findInvalidLines(variants: readonly PricedVariant[], causeId: string | undefined): InvalidLines {
  const isMeant = (error: FieldError): boolean => causeId === undefined || getErrorGroupId(error) === causeId;
  const invalid = new Map(
    variants.filter(({ errors }) => errors.some(isMeant)).map((variant) => [toVariantKey(variant), variant]),
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
