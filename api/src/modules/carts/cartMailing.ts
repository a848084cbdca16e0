import type { CartMailing } from '@portal/shared/contract/shoppingCarts';
import { DELIVERY_METHODS } from '@portal/shared/domain/enumerations';
import { isMailed } from '@portal/shared/domain/ordering/deliveryKinds';
import { LETTER_GAPS } from '@portal/shared/domain/ordering/letter';
import { isOfStep, type PhysicalStep } from '@portal/shared/domain/ordering/physicalSteps';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { oneOf } from '../../db/oneOf.ts';
import type { Executor } from '../../db/client.ts';
import type { CountedVariant } from './CartLine.ts';
import { listRepeatedLines } from './cartContentReadModel.ts';
import type { CartKey } from './cartRepository.ts';
import type { PricedVariant } from './evaluateCart.ts';

type MailedVariant = Pick<PricedVariant, 'errors' | 'letterGaps' | 'lineCount' | 'addressKey' | 'deliveryMethod'>;

const countLines = (variants: readonly Pick<CountedVariant, 'lineCount'>[]): number =>
  variants.reduce((count, { lineCount }) => count + lineCount, 0);

/** Returns the variants that go by mail. */
export const listMailed = <Variant extends Pick<CountedVariant, 'deliveryMethod'>>(
  variants: readonly Variant[],
): readonly Variant[] => variants.filter(({ deliveryMethod }) => isMailed(oneOf(DELIVERY_METHODS, deliveryMethod)));

/** Returns what is mailed of a cart, judged over all its lines; null for nothing. */
export async function readCartMailing(
  executor: Executor,
  cart: CartKey,
  variants: readonly MailedVariant[],
): Promise<CartMailing | null> {
  const mailed = listMailed(variants);
  if (mailed.length === 0) return null;
  const countIncomplete = (step: PhysicalStep): number =>
    countLines(mailed.filter(({ errors }) => errors.some(({ field }) => isOfStep(step, field))));
  return {
    lineCount: countLines(mailed),
    incomplete: {
      recipients: countIncomplete('recipients'),
      personalization: countIncomplete('personalization'),
      shipping: countIncomplete('shipping'),
    },
    letterGaps: LETTER_GAPS.filter((gap) => mailed.some(({ letterGaps }) => letterGaps.includes(gap))),
    repeatedLines: await findRepeatedLines(executor, cart, mailed),
  };
}

/** Returns the lines whose name and address a line before them has; none where too many share an address to compare their names. */
export async function findRepeatedLines(
  executor: Executor,
  cart: CartKey,
  variants: readonly Pick<CountedVariant, 'addressKey' | 'deliveryMethod' | 'lineCount'>[],
): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const { addressKey, deliveryMethod, lineCount } of variants)
    // All cards in bulk go to one person.
    if (addressKey !== null && deliveryMethod === 'MAILED')
      counts.set(addressKey, (counts.get(addressKey) ?? 0) + lineCount);
  const shared = [...counts].filter(([, lines]) => lines > 1);
  const sharing = shared.reduce((sum, [, lines]) => sum + lines, 0);
  if (sharing === 0 || sharing > SERVER_SETTINGS.carts.linesAtOnce) return [];
  return listRepeatedLines(
    executor,
    cart,
    shared.map(([key]) => key),
    SERVER_SETTINGS.carts.repeats,
  );
}
