import type { LineDifference } from '@portal/shared/domain/ordering/lineDifferences';
import { textOf } from './cartContentReadModel.ts';
import type { CommonLine } from './cartContents.ts';
import type { CartLineRow } from './cartLineRepository.ts';

/** Lists what a line has otherwise than most. */
export function listDifferences(row: CartLineRow, { reward, amount, text }: CommonLine): LineDifference[] {
  const isOther = (common: readonly unknown[] | null, ...own: readonly unknown[]): boolean =>
    common !== null && common.some((value, index) => value !== own[index]);
  return [
    ...(isOther(reward, row.utid) ? (['reward'] as const) : []),
    ...(isOther(amount, row.currency_code, row.amount_minor) ? (['amount'] as const) : []),
    ...(isOther(text, ...textOf(row)) ? (['text'] as const) : []),
  ];
}
