import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { LIST_HEADERS } from '@portal/shared/domain/lists/listHeaders';
import { isOfStep, PHYSICAL_STEPS } from '@portal/shared/domain/ordering/physicalSteps';
import type { Handlers } from '../../../testing/apiServer.ts';

/** The letter of a digital line. */
export const NO_LETTER = { ptid: null, toName: null, fromName: null, letterHeadTitle: null } as const;

/** A line of 25.00 USD for the person of a number. */
export const buildCartLine = (number: number, overrides: Partial<CartLine> = {}): CartLine => ({
  utid: 'U100001',
  identifier: `line-${number}`,
  legacyUploadIdentifier: null,
  externalReferenceId: `reference-${number}`,
  rewardItem: {
    utid: 'U100001',
    rewardName: 'Fernhill Gift Card',
    rewardImage: '',
    brandKey: 'B100001',
    fulfillmentType: 'DIGITAL',
    currencyCode: 'USD',
    valueType: 'VARIABLE_VALUE',
    rewardType: null,
    amountDetails: null,
    attributeNames: [],
    deliveryMethod: 'EMAIL',
    isPrintable: false,
  },
  recipient: {
    firstName: 'Person',
    lastName: String(number),
    email: `person${number}@example.com`,
    mobileNumber: null,
    deliveryType: 'EMAIL',
    address: null,
  },
  amount: 25,
  quantity: 1,
  deliveryTemplate: { ...NO_LETTER, etid: 'E000000', senderName: 'Grace', subject: null, message: null },
  metadata: { notes: null },
  wyndhamLocationId: null,
  wyndhamTourId: null,
  reservationId: null,
  scheduledDeliveryTime: null,
  scheduledTimeZone: null,
  shippingInfo: null,
  errors: [],
  warnings: [],
  differences: [],
  ...overrides,
});

export const someLines = (count: number): CartLine[] =>
  Array.from({ length: count }, (_, index) => buildCartLine(index + 1));

/** Gives out lines in pages of five, by tokens that say where a page begins; those with errors alone where they are asked for. */
export const stubLines = (all: readonly CartLine[]): Handlers => ({
  'GET /shopping-carts/:cart/line-items': ({ query }) => {
    const step = PHYSICAL_STEPS.find((one) => one === query.get('step'));
    const isWrong = ({ errors }: CartLine) => errors.some(({ field }) => step === undefined || isOfStep(step, field));
    const lines = query.has('only') || query.has('cause') ? all.filter(isWrong) : all;
    const from = Number(query.get('pageToken'));
    const to = from + Number(query.get('pageSize'));
    const headers = to < lines.length ? { [LIST_HEADERS.nextPageToken]: String(to) } : undefined;
    return Response.json(lines.slice(from, to), headers && { headers });
  },
});
