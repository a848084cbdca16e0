import type { ParcelAddress, ParcelKind } from '../../../providers/fulfilment/FulfilmentProvider.ts';
import type { MailedAddress } from '@portal/shared/domain/addresses/mailedAddress';
import { findPostalOnly, type PostalOnlyReason } from '@portal/shared/domain/shipping/checkShipping';
import type { RewardItem } from '../../catalog/index.ts';
import type { CountedVariant } from '../CartLine.ts';
import { isShipped } from './priceShipping.ts';

/** An address that rewards of a cart are mailed to. */
export interface Destination {
  /** Names the address among those of the cart. */
  readonly key: string;
  readonly address: ParcelAddress;
  /** Why the postal service alone reaches it; null when couriers do, too. */
  readonly reason: PostalOnlyReason | null;
  /** The kinds of parcels that go there. */
  readonly kinds: ReadonlySet<ParcelKind>;
  /** The methods that its lines have. */
  readonly methods: ReadonlySet<string>;
}

type MailedVariant = Pick<CountedVariant, 'utid' | 'deliveryMethod' | 'address' | 'addressKey' | 'shippingMethod'>;
type Items = ReadonlyMap<string, Pick<RewardItem, 'isPrintable'>>;

/** Returns the addresses that lines are mailed to, in the order of their first line. */
export function listDestinations(variants: readonly MailedVariant[], items: Items): Destination[] {
  const found = new Map<string, Destination & { readonly kinds: Set<ParcelKind>; readonly methods: Set<string> }>();
  for (const variant of variants) {
    const { address, addressKey: key, shippingMethod } = variant;
    if (!isShipped(variant) || address === null || key === null) continue;
    const known = found.get(key) ?? {
      key,
      address: toParcelAddress(address),
      reason: findPostalOnly(address)?.reason ?? null,
      kinds: new Set(),
      methods: new Set(),
    };
    known.kinds.add(kindOf(variant, items));
    if (shippingMethod !== null) known.methods.add(shippingMethod);
    found.set(key, known);
  }
  return [...found.values()];
}

const toParcelAddress = ({ companyName, streetLine2, ...address }: MailedAddress): ParcelAddress => ({
  ...address,
  companyName: companyName || null,
  streetLine2: streetLine2 || null,
});

function kindOf({ utid, deliveryMethod }: MailedVariant, items: Items): ParcelKind {
  if (deliveryMethod === 'BULK_PHYSICAL') return 'CARDS';
  return items.get(utid)?.isPrintable === true ? 'LETTER' : 'CARD';
}
