import { useUpdateCartLineMutation, useUpdateCartMailsMutation } from '../../quick-order/index.ts';
import type { PhysicalOrder } from '../physicalOrder.ts';
import { toSharedLetter, type LetterValues } from './letterValues.ts';

/** Returns how to change the letters of an order together. An empty name means that each is to its own recipient. */
export function useSaveLetters({ cart, lines, hasMoreLines }: PhysicalOrder) {
  const { cartId } = cart;
  const [updateLine] = useUpdateCartLineMutation();
  const [updateAll] = useUpdateCartMailsMutation();
  return async (changes: Partial<LetterValues>): Promise<void> => {
    const [only] = lines;
    if (only !== undefined && lines.length === 1 && !hasMoreLines)
      await updateLine({ cartId, identifier: only.identifier, body: { deliveryTemplate: changes } }).unwrap();
    else if (Object.keys(changes).length > 0)
      await updateAll({ cartId, body: { letter: toSharedLetter(changes) } }).unwrap();
  };
}
