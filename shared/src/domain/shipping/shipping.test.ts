import { methodOfChoice, postalOnlyReason, reaches } from './checkShipping.ts';
import { shippingFee, shippingFeeUsd, shippingShare } from './shippingFees.ts';
import { methodsOfCarrier, SHIPPING_METHODS, shippingInfoOf } from './shippingMethods.ts';

const HOME = { streetLine1: '500 Market St', streetLine2: null, stateOrProvince: 'CA', country: 'US' };
const POST = ['uspspriority', 'uspsprioritysig'];

describe('reach', () => {
  it.each([
    ['a street', HOME, null],
    ['Puerto Rico', { ...HOME, stateOrProvince: 'PR' }, null],
    ['a box in line 1', { ...HOME, streetLine1: 'PO Box 9' }, 'PO_BOX'],
    ['a box in line 2', { ...HOME, streetLine2: 'P.O. Box 9' }, 'PO_BOX'],
    ['Guam', { ...HOME, stateOrProvince: 'GU' }, 'TERRITORY'],
    ['the armed forces', { ...HOME, stateOrProvince: 'AE' }, 'MILITARY'],
  ])('%s is reached by those who go there', (_name, address, reason) => {
    expect(postalOnlyReason(address)).toBe(reason);
    const reaching = SHIPPING_METHODS.filter((method) => reaches(method, postalOnlyReason(address)));
    expect(reaching).toEqual(reason === null ? SHIPPING_METHODS : POST);
  });

  it('gives a choice to the lines that it reaches, and the postal one to the others', () => {
    expect(methodOfChoice({ method: 'ups2ndday', postalMethod: 'uspspriority' }, null)).toBe('ups2ndday');
    expect(methodOfChoice({ method: 'ups2ndday', postalMethod: 'uspspriority' }, 'PO_BOX')).toBe('uspspriority');
    expect(methodOfChoice({ method: 'uspspriority', postalMethod: null }, 'PO_BOX')).toBe('uspspriority');
    expect(methodOfChoice({ method: 'ups2ndday', postalMethod: null }, 'PO_BOX')).toBeNull();
    expect(methodOfChoice({ method: 'ups2ndday', postalMethod: 'upsground' }, 'PO_BOX')).toBeNull();
  });
});

describe('fees', () => {
  it('are of the service, and more with a signature', () => {
    expect(SHIPPING_METHODS.map((method) => shippingFeeUsd(method, 0n))).toEqual([
      995n,
      1_445n,
      2_495n,
      2_945n,
      3_995n,
      4_445n,
      1_295n,
      1_745n,
    ]);
  });

  it('have the ground free from 500.00 of mailed rewards, without a signature alone', () => {
    expect(shippingFeeUsd('upsground', 49_999n)).toBe(995n);
    expect(shippingFeeUsd('upsground', 50_000n)).toBe(0n);
    expect(shippingFeeUsd('upsgroundsignature', 50_000n)).toBe(1_445n);
    expect(shippingFeeUsd('uspspriority', 50_000n)).toBe(1_295n);
  });

  it('are converted once for an address', () => {
    const terms = { mailedUsdMinor: 0n, rateE8: 92_130_000n };
    expect(shippingFee('ups2ndday', { ...terms, accountCurrency: 'EUR' })).toBe(2_299n);
    expect(shippingFee('ups2ndday', { ...terms, accountCurrency: 'JPY', rateE8: 15_000_000_000n })).toBe(3_743n);
  });

  it('are shared evenly by the lines of an address, the first takes the remainder', () => {
    const shares = [true, false, false].map((isFirst) => shippingShare(2_495n, 3, isFirst));
    expect(shares).toEqual([833n, 831n, 831n]);
  });
});

it('says on the wire who carries, and which method may be free', () => {
  expect(shippingInfoOf('upsground')).toMatchObject({ carrier: 'UPS', category: 'STANDARD_SHIPPING' });
  expect(
    methodsOfCarrier('COURIER')
      .slice(1)
      .map((method) => shippingInfoOf(method).category),
  ).not.toContain('STANDARD_SHIPPING');
  expect(shippingInfoOf('uspsprioritysig')).toMatchObject({ physicalMethod: 'uspsprioritysig', carrier: 'USPS' });
});
