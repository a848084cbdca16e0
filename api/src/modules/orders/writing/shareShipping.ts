import { shippingShare } from '@portal/shared/domain/shipping/shippingFees';
import type { Tx } from '../../../db/client.ts';
import { countShipped, listShipped } from './cartSliceRepository.ts';
import type { OrderPricing } from './orderPricing.ts';

/**
 * Returns what the lines of a slice take of the shipping, by their rows: the lines of one address and method share its fee, also with those
 * of other slices, and the first one of all takes the remainder.
 */
export async function shareShipping(
  tx: Tx,
  slice: Parameters<typeof listShipped>[1],
  { shipping = [] }: Pick<OrderPricing, 'shipping'>,
): Promise<ReadonlyMap<bigint, bigint>> {
  const fees = new Map(shipping.map(({ method, feeMinor }) => [method, BigInt(feeMinor)]));
  const lines = fees.size === 0 ? [] : await listShipped(tx, slice);
  if (lines.length === 0) return new Map();
  const counted = await countShipped(tx, slice, [...new Set(lines.map(({ key }) => key))]);
  const parcels = new Map(counted.map((parcel) => [`${parcel.key} ${parcel.method}`, parcel]));
  return new Map(
    lines.map(({ id, key, method }) => {
      const parcel = parcels.get(`${key} ${method}`);
      if (parcel === undefined) throw new Error(`Line ${String(id)} was not counted`);
      return [id, shippingShare(fees.get(method) ?? 0n, parcel.lines, parcel.firstId === id)];
    }),
  );
}
