import type { CartLine, CartMailing, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { isMailed } from '@portal/shared/domain/ordering/deliveryKinds';
import { LETTER_GAPS, listLetterGaps } from '@portal/shared/domain/ordering/letter';
import { isOfStep, type PhysicalStep } from '@portal/shared/domain/ordering/physicalSteps';
import * as catalog from '../../../entities/catalog/testing/buildCatalog.ts';
import type { Handlers } from '../../../testing/apiServer.ts';
import { buildPlatform } from '../../../testing/builders/buildPlatform.ts';
import { buildCart } from '../../quick-order/testing/buildCart.ts';
import { buildItem } from '../../quick-order/testing/buildReward.ts';

const printed = buildItem({
  utid: 'U200001',
  rewardName: 'Meadow Reward Link, printed',
  fulfillmentType: 'PHYSICAL',
  deliveryMethods: ['MAILED'],
  isPrintable: true,
});

/** Returns what the server tells of the mailed lines of a cart; nobody is there twice. */
export function buildMailing(lines: readonly CartLine[]): CartMailing | null {
  const mailed = lines.filter(({ recipient }) => isMailed(recipient.deliveryType));
  if (mailed.length === 0) return null;
  const lacks = (step: PhysicalStep, isOpen: (line: CartLine) => boolean): number =>
    mailed.filter((line) => isOpen(line) || line.errors.some(({ field }) => isOfStep(step, field))).length;
  const gapsOf = ({ deliveryTemplate }: CartLine) => listLetterGaps(deliveryTemplate);
  return {
    lineCount: mailed.length,
    incomplete: {
      recipients: lacks('recipients', () => false),
      personalization: lacks('personalization', (line) => gapsOf(line).length > 0),
      shipping: lacks('shipping', ({ shippingInfo }) => shippingInfo === null),
    },
    letterGaps: LETTER_GAPS.filter((gap) => mailed.some((line) => gapsOf(line).includes(gap))),
    repeatedLines: [],
  };
}

/** The user's active cart with these lines. */
export const buildMailedCart = (lines: readonly CartLine[], overrides: Partial<ShoppingCart> = {}): ShoppingCart =>
  buildCart({
    orderSource: 'CART',
    lineItemCount: lines.length,
    mailing: buildMailing(lines),
    ...overrides,
  });

/** Answers what the steps of a mailed order ask besides the cart: a reward that is printed, and nobody who looks addresses up. */
export const mailedHandlers = (limitsRecipients = false): Handlers => ({
  'GET /platforms/:id': () => buildPlatform({ deliveryMethods: ['EMAIL', 'MAILED'], limitsRecipients }),
  'GET /catalog': () => catalog.buildCatalog([catalog.buildBrand({ brandKey: 'B100001', items: [printed] })]),
  'GET /address-lookup': () => ({ provider: null }),
  'GET /security/blacklistedDomains': () => [],
});
