import type { Carrier } from '../addresses/addressPlaces.ts';
import type { SETTINGS } from '../settings.ts';

type Service = keyof typeof SETTINGS.shipping.feesMinor;

/** Ways in which mailed rewards travel, each service without and with a signature of who takes them. */
export const SHIPPING_METHODS = [
  'upsground',
  'upsgroundsignature',
  'ups2ndday',
  'ups2nddaysignature',
  'upsnextday',
  'upsnextdaysignature',
  'uspspriority',
  'uspsprioritysig',
] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** `EXPEDITED_SHIPPING` and `POSTAL_SHIPPING` are never free. */
export const SHIPPING_CATEGORIES = ['STANDARD_SHIPPING', 'EXPEDITED_SHIPPING', 'POSTAL_SHIPPING'] as const;
type ShippingCategory = (typeof SHIPPING_CATEGORIES)[number];

/** Whoever prints and mails all of them. */
const FULFILMENT_PROVIDER = 'CARD_AND_MAIL';

export const CARRIER_NAMES = { COURIER: 'UPS', POSTAL_SERVICE: 'USPS' } as const satisfies Record<Carrier, string>;

interface MethodFacts {
  readonly carrier: Carrier;
  readonly service: Service;
  readonly isSigned: boolean;
  readonly category: ShippingCategory;
}

const courier = (
  service: Service,
  isSigned: boolean,
  category: ShippingCategory = 'EXPEDITED_SHIPPING',
): MethodFacts => ({
  carrier: 'COURIER',
  service,
  isSigned,
  category,
});

const post = (isSigned: boolean): MethodFacts => ({
  carrier: 'POSTAL_SERVICE',
  service: 'uspspriority',
  isSigned,
  category: 'POSTAL_SHIPPING',
});

const FACTS: Readonly<Record<ShippingMethod, MethodFacts>> = {
  upsground: courier('upsground', false, 'STANDARD_SHIPPING'),
  upsgroundsignature: courier('upsground', true),
  ups2ndday: courier('ups2ndday', false),
  ups2nddaysignature: courier('ups2ndday', true),
  upsnextday: courier('upsnextday', false),
  upsnextdaysignature: courier('upsnextday', true),
  uspspriority: post(false),
  uspsprioritysig: post(true),
};

export const isShippingMethod = (method: string): method is ShippingMethod =>
  SHIPPING_METHODS.some((known) => known === method);

/** Returns who carries what goes by a method, and how. */
export const shippingFacts = (method: ShippingMethod): MethodFacts => FACTS[method];

/** The methods of a carrier. */
export const methodsOfCarrier = (carrier: Carrier): ShippingMethod[] =>
  SHIPPING_METHODS.filter((method) => FACTS[method].carrier === carrier);

/** A method as it stands on the wire: `shippingMethod` is its name in the public API, the rest follows from it. */
export function shippingInfoOf(method: ShippingMethod) {
  const { carrier, category } = FACTS[method];
  return {
    shippingMethod: method,
    physicalMethod: method,
    carrier: CARRIER_NAMES[carrier],
    fulfillmentServiceProvider: FULFILMENT_PROVIDER,
    category,
  };
}
