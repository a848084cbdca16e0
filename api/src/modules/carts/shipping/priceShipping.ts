import { convert, convertBack } from '@portal/shared/domain/money/money';
import { SETTINGS } from '@portal/shared/domain/settings';
import { shippingFee, type ShippingTerms } from '@portal/shared/domain/shipping/shippingFees';
import { isShippingMethod, SHIPPING_METHODS } from '@portal/shared/domain/shipping/shippingMethods';
import type { CountedVariant } from '../CartLine.ts';
import type { Rate } from '../rateRepository.ts';

const { currencyCode: FEE_CURRENCY } = SETTINGS.shipping;

type ShippedVariant = Pick<
  CountedVariant,
  'currencyCode' | 'amountMinor' | 'quantity' | 'lineCount' | 'deliveryMethod' | 'addressKey' | 'shippingMethod'
>;

/** The cost of shipping a cart, in minor units of the account's currency. */
export interface CartShipping {
  readonly shippingMinor: bigint;
  /** The fee of each method for one address; empty where nothing is mailed, or without a rate of USD. */
  readonly shippingFees: ReadonlyMap<string, bigint>;
  /** All mailed rewards together, in cents of USD. */
  readonly mailedUsdMinor: bigint;
  /** Different addresses that rewards are mailed to. */
  readonly addressCount: number;
}

const NOTHING: CartShipping = { shippingMinor: 0n, shippingFees: new Map(), mailedUsdMinor: 0n, addressCount: 0 };

/** True for lines that go by post. */
export const isShipped = ({ deliveryMethod }: Pick<ShippedVariant, 'deliveryMethod'>): boolean =>
  deliveryMethod === 'MAILED' || deliveryMethod === 'BULK_PHYSICAL';

/** The currencies whose rates a cart is priced with. */
export const currenciesOf = (variants: readonly ShippedVariant[]): string[] => [
  ...new Set([
    ...variants.map(({ currencyCode }) => currencyCode),
    ...(variants.some(isShipped) ? [FEE_CURRENCY] : []),
  ]),
];

/** Prices the shipping of lines: each address of each method once. Lines without a method cost nothing yet. */
export function priceShipping(
  variants: readonly ShippedVariant[],
  rates: readonly Rate[],
  accountCurrency: string,
): CartShipping {
  const shipped = variants.filter(isShipped);
  const rate = rates.find(({ from }) => from === FEE_CURRENCY);
  if (shipped.length === 0 || rate === undefined) return NOTHING;
  const { rateE8 } = rate;
  const mailedUsdMinor = sumInUsd(shipped, rates, { accountCurrency, rateE8 });
  const terms = { mailedUsdMinor, accountCurrency, rateE8 };
  const shippingFees = new Map<string, bigint>(SHIPPING_METHODS.map((method) => [method, shippingFee(method, terms)]));
  const parcels = new Set<string>();
  let shippingMinor = 0n;
  for (const { addressKey, shippingMethod } of shipped) {
    if (addressKey === null || shippingMethod === null || !isShippingMethod(shippingMethod)) continue;
    const parcel = `${addressKey} ${shippingMethod}`;
    if (!parcels.has(parcel)) shippingMinor += shippingFees.get(shippingMethod) ?? 0n;
    parcels.add(parcel);
  }
  const addresses = new Set(shipped.flatMap(({ addressKey }) => addressKey ?? []));
  return { shippingMinor, shippingFees, mailedUsdMinor, addressCount: addresses.size };
}

/** Adds up what rewards are worth; each currency is converted once, through that of the account. */
function sumInUsd(
  shipped: readonly ShippedVariant[],
  rates: readonly Rate[],
  { accountCurrency, rateE8 }: Pick<ShippingTerms, 'accountCurrency' | 'rateE8'>,
): bigint {
  const faces = new Map<string, bigint>();
  for (const { currencyCode, amountMinor, quantity, lineCount } of shipped)
    faces.set(currencyCode, (faces.get(currencyCode) ?? 0n) + amountMinor * BigInt(quantity * lineCount));
  return [...faces].reduce((total, [currencyCode, minor]) => {
    if (currencyCode === FEE_CURRENCY) return total + minor;
    const rate = rates.find(({ from }) => from === currencyCode);
    if (rate === undefined) return total;
    const inAccount = convert(minor, currencyCode, accountCurrency, rate.rateE8);
    return total + convertBack(inAccount, FEE_CURRENCY, accountCurrency, rateE8);
  }, 0n);
}
