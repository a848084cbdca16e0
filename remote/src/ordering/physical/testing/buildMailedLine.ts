import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { shippingInfoOf, type ShippingMethod } from '@portal/shared/domain/shipping/shippingMethods';
import { buildCartLine } from '../../quick-order/testing/stubLines.ts';

type Address = NonNullable<CartLine['recipient']['address']>;

export const buildMailingAddress = (overrides: Partial<Address> = {}): Address => ({
  companyName: null,
  streetLine1: '500 Market St',
  streetLine2: null,
  city: 'San Francisco',
  stateOrProvince: 'CA',
  postalCode: '94105',
  country: 'US',
  ...overrides,
});

interface MailedLineOptions {
  readonly address?: Partial<Address>;
  readonly method?: ShippingMethod | null;
  readonly more?: Partial<CartLine>;
}

/** A printed link of 25.00 USD for the person of a number, with its letter, in San Francisco. */
export function buildMailedLine(number: number, { address, method = null, more }: MailedLineOptions = {}): CartLine {
  const line = buildCartLine(number);
  return {
    ...line,
    utid: 'U200001',
    rewardItem: {
      ...line.rewardItem,
      utid: 'U200001',
      rewardName: 'Meadow Reward Link, printed',
      fulfillmentType: 'PHYSICAL',
      deliveryMethod: 'MAILED',
      isPrintable: true,
    },
    recipient: { ...line.recipient, email: null, deliveryType: 'MAILED', address: buildMailingAddress(address) },
    deliveryTemplate: {
      etid: null,
      ptid: 'P000000',
      senderName: null,
      subject: null,
      toName: `Person ${number}`,
      fromName: 'Maya Lopez',
      letterHeadTitle: 'Thank you',
      message: 'You made the fair a success.',
    },
    shippingInfo: method === null ? null : shippingInfoOf(method),
    ...more,
  };
}
