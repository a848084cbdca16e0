import type { QuotedMailing } from '@portal/shared/contract/shoppingCarts';
import { fullName } from '@portal/shared/domain/people/fullName';
import { isShippingMethod, type ShippingMethod } from '@portal/shared/domain/shipping/shippingMethods';
import type { Executor } from '../../db/client.ts';
import { haveOneLetter } from './cartContentReadModel.ts';
import { findLineByMethod } from './cartLineRepository.ts';
import type { CartKey } from './cartRepository.ts';
import type { PricedVariant } from './evaluateCart.ts';
import { readAddress } from './readAddress.ts';
import { toMailingAddress } from './toMailing.ts';

interface MailingContext {
  readonly variants: readonly PricedVariant[];
  readonly addressCount: number;
}

/** Reads what a cart sends by post: the address and the letter of the first such line, and how many go by each method; null for nothing. */
export async function readQuotedMailing(
  executor: Executor,
  cart: CartKey,
  { variants, addressCount }: MailingContext,
): Promise<QuotedMailing | null> {
  const posted = variants.filter(({ fulfillmentType }) => fulfillmentType !== 'DIGITAL');
  if (posted.length === 0) return null;
  const mailed = await findLineByMethod(executor, cart, 'MAILED');
  const line = mailed ?? (await findLineByMethod(executor, cart, 'BULK_PHYSICAL'));
  const address = readAddress(line?.address);
  if (line === undefined || address === null) return null;
  return {
    lineCount: posted.reduce((count, { lineCount }) => count + lineCount, 0),
    addressCount,
    name: fullName(line.first_name, line.last_name),
    address: toMailingAddress(address),
    letter:
      mailed === undefined
        ? null
        : {
            toName: line.to_name,
            fromName: line.from_name,
            letterHeadTitle: line.letter_head_title,
            message: line.message,
            isForAll: await haveOneLetter(executor, cart),
          },
    methods: countMethods(posted),
  };
}

/** Returns how many lines go by each method. */
function countMethods(variants: readonly PricedVariant[]): QuotedMailing['methods'] {
  const counts = new Map<ShippingMethod, number>();
  for (const { shippingMethod, lineCount } of variants)
    if (shippingMethod !== null && isShippingMethod(shippingMethod))
      counts.set(shippingMethod, (counts.get(shippingMethod) ?? 0) + lineCount);
  return [...counts].map(([physicalMethod, lineCount]) => ({ physicalMethod, lineCount }));
}
