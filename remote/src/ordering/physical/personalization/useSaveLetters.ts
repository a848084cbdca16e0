import { useUpdateCartLineMutation, useUpdateCartMailsMutation } from '../../quick-order/index.ts';
import type { PhysicalOrder } from '../physicalOrder.ts';
import { getOwnName, type LetterValues } from './letterValues.ts';

/** Returns how to change the letters of an order together. An empty name means that each is to its own recipient. */
export function useSaveLetters({ cart, lines, hasMoreLines }: PhysicalOrder) {
  const { cartId } = cart;
  const [updateLine] = useUpdateCartLineMutation();
  const [updateAll] = useUpdateCartMailsMutation();
  return async ({ toName, ...changes }: Partial<LetterValues>): Promise<void> => {
    const [only] = lines;
    if (only !== undefined && lines.length === 1 && !hasMoreLines) {
      const body = { deliveryTemplate: { ...changes, ...(toName !== undefined && { toName }) } };
      await updateLine({ cartId, identifier: only.identifier, body }).unwrap();
      return;
    }
    const letter = { ...changes, ...(toName !== undefined && toName !== '' && { toName }) };
    if (Object.keys(letter).length > 0) await updateAll({ cartId, body: { letter } }).unwrap();
    if (toName !== '') return;
    for (const line of lines) {
      const body = { deliveryTemplate: { toName: getOwnName(line) } };
      await updateLine({ cartId, identifier: line.identifier, body }).unwrap();
    }
  };
}
