import { isShippable } from '@portal/shared/domain/addresses/addressPlaces';
import { isPoBox } from '@portal/shared/domain/addresses/poBox';
import type { ParcelAddress } from '../FulfilmentProvider.ts';

const COURIER = [
  'upsground',
  'upsgroundsignature',
  'ups2ndday',
  'ups2nddaysignature',
  'upsnextday',
  'upsnextdaysignature',
];
const POST = ['uspspriority', 'uspsprioritysig'];
/** A ZIP that the sandbox cannot reach. */
const UNREACHABLE_ZIP = '00000';

/** The methods by which the sandbox ships to an address; none outside of the US. */
export function methodsTo({ streetLine1, streetLine2, stateOrProvince, postalCode, country }: ParcelAddress): string[] {
  const place = { country, state: stateOrProvince };
  if (postalCode === UNREACHABLE_ZIP || !isShippable('POSTAL_SERVICE', place)) return [];
  const isBox = [streetLine1, streetLine2 ?? ''].some(isPoBox);
  return isBox || !isShippable('COURIER', place) ? POST : [...COURIER, ...POST];
}
