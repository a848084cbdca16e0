const CARRIERS: readonly (readonly [number: RegExp, page: string])[] = [
  [/^1Z[0-9A-Z]{6,16}$/, 'https://www.ups.com/track?tracknum='],
  [/^(9[0-9]{19,21}|[A-Z]{2}[0-9]{9}US)$/, 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
];

/** The carrier's page about a parcel, told by the form of its number; null for a number of no known carrier. */
export function trackingAddress(trackingNumber: string): string | null {
  const number = trackingNumber.replaceAll(/\s/g, '').toUpperCase();
  const page = CARRIERS.find(([form]) => form.test(number))?.[1];
  return page === undefined ? null : page + encodeURIComponent(number);
}
