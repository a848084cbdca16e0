/** Our key of the shipment of a line, or of all lines in bulk of an order, for ever. */
export const shipmentKeyOf = (
  platformId: bigint,
  of: { readonly lineId: bigint } | { readonly orderId: bigint },
): string => `${platformId}-${'lineId' in of ? `line-${of.lineId}` : `order-${of.orderId}`}`;

/** The platform of a key; null for one that is none of ours. */
export function platformOfKey(key: string): bigint | null {
  const [, platform] = /^(\d{1,18})-(?:line|order)-\d{1,18}$/.exec(key) ?? [];
  return platform === undefined ? null : BigInt(platform);
}
