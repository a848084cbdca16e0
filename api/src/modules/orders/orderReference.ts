import type { OrderSource } from '@portal/shared/domain/enumerations';

const PREFIXES: Readonly<Record<OrderSource, string>> = {
  PORTAL: 'RG',
  CART: 'RG',
  BULK_UPLOAD: 'BE',
  BULK_PHYSICAL: 'RG',
  API: 'RA',
  RESEARCH: 'QW',
};

/**
 * The reference that people read and type: source, day (UTC), running number, two check digits (ISO 7064 mod 97 over
 * day and number), such as `RG261120-100001-42`.
 */
export function orderReference(source: OrderSource, day: Date, number: bigint): string {
  const date = day.toISOString().slice(2, 10).replaceAll('-', '');
  const check = 98n - ((BigInt(`${date}${String(number)}`) * 100n) % 97n);
  return `${PREFIXES[source]}${date}-${String(number)}-${String(check).padStart(2, '0')}`;
}
