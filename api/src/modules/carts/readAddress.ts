import type { MailedAddress, MailedAddressPart } from '@portal/shared/domain/addresses/mailedAddress';

/** Reads a stored address; null for what goes by no post. */
export function readAddress(stored: unknown): MailedAddress | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const values = new Map<string, unknown>(Object.entries(stored));
  const part = (name: MailedAddressPart): string => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    companyName: part('companyName'),
    streetLine1: part('streetLine1'),
    streetLine2: part('streetLine2'),
    city: part('city'),
    stateOrProvince: part('stateOrProvince'),
    postalCode: part('postalCode'),
    country: part('country'),
  };
}
