import type { ShoppingCart, CartLine } from '@portal/shared/contract/shoppingCarts';
import { useUpdateCartLineMutation, useUpdateCartMailsMutation } from '../../quick-order/index.ts';
import { toSharedLetter } from '../personalization/letterValues.ts';
import { isForAll, toChanges, type ChooserValues } from './chooserValues.ts';
import { listChosenLines } from './letterLines.ts';

/** Returns how to change the chosen letters of a cart; no template changes. An empty name of all means that each is to its own recipient. */
export function useSaveChosen({ cartId }: ShoppingCart, lines: readonly CartLine[]) {
  const [updateLine] = useUpdateCartLineMutation();
  const [updateAll] = useUpdateCartMailsMutation();
  return async (values: ChooserValues): Promise<void> => {
    const changes = toChanges(values, lines);
    const chosen = listChosenLines(lines, values.line);
    const [only] = chosen;
    if (only !== undefined && !isForAll(values)) {
      await updateLine({ cartId, identifier: only.identifier, body: { deliveryTemplate: changes } }).unwrap();
      return;
    }
    const onlyUtids = [...new Set(chosen.map(({ utid }) => utid))];
    if (Object.keys(changes).length > 0)
      await updateAll({ cartId, body: { letter: toSharedLetter(changes), onlyUtids } }).unwrap();
  };
}
