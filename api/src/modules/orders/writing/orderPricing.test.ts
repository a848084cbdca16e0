import { freezePricing, priceSlice, readPricing } from './orderPricing.ts';

const item = {
  rewardName: 'Choice card',
  brandKey: 'B1',
  brandName: 'Choice',
  adjustmentMillionths: 0n,
  feeMillionths: 25_000n,
};
const rate = { from: 'EUR', rateE8: 108_537_000n };
const variant = { utid: 'UEUR', currencyCode: 'EUR', amountMinor: 1_999n, quantity: 1 };

/** Returns what is kept of an order that is not shipped. */
const freeze = (variants: Parameters<typeof freezePricing>[0]['variants']) =>
  freezePricing({ variants, shippingFees: new Map() });

/** As it is stored with an order and read for each part of its lines. */
const stored = () => readPricing(JSON.parse(JSON.stringify(freeze([{ utid: 'UEUR', item, rate }]))));

it('prices lines as their quote did, from what was stored', () => {
  expect(priceSlice(stored(), [variant, { ...variant, quantity: 3 }], 'USD')).toEqual([
    expect.objectContaining({ rewardName: 'Choice card', baseMinor: 2_170n, feeMinor: 54n, chargeMinor: 2_224n }),
    expect.objectContaining({ quantity: 3, baseMinor: 6_509n, feeMinor: 163n, chargeMinor: 6_672n }),
  ]);
});

it('keeps the adjustment of a price; an order of before has none', () => {
  const frozen = freeze([{ utid: 'UEUR', item: { ...item, adjustmentMillionths: -20_000n }, rate }]);
  expect(priceSlice(frozen, [variant], 'USD')).toEqual([expect.objectContaining({ baseMinor: 2_127n, feeMinor: 53n })]);
  const before = { ...frozen, items: frozen.items.map(({ adjustmentMillionths: _none, ...one }) => one) };
  expect(priceSlice(readPricing(before), [variant], 'USD')).toEqual([expect.objectContaining({ baseMinor: 2_170n })]);
});

it('keeps each item and each currency once', () => {
  const frozen = freeze(Array.from({ length: 3 }, () => ({ utid: 'UEUR', item, rate })));
  expect(frozen.items).toHaveLength(1);
  expect(frozen.rates).toEqual([{ from: 'EUR', rateE8: '108537000' }]);
});

it('raises for an item without a price, and for a row that holds something else', () => {
  expect(() => freeze([{ utid: 'UGONE', item: undefined, rate }])).toThrow('UGONE has no price');
  expect(() => priceSlice(stored(), [{ ...variant, utid: 'UGONE' }], 'USD')).toThrow('UGONE has no price');
  expect(() => priceSlice(stored(), [{ ...variant, currencyCode: 'JPY' }], 'USD')).toThrow('has no price');
  expect(() => readPricing({ items: [], rates: [{ from: 'EUR', rateE8: 1 }] })).toThrow('rateE8');
});

it('keeps what each method of shipping costs; an order of before knows none', () => {
  const frozen = freezePricing({ variants: [], shippingFees: new Map([['ups2ndday', 2_495n]]) });
  expect(readPricing(frozen).shipping).toEqual([{ method: 'ups2ndday', feeMinor: '2495' }]);
  expect(readPricing({ items: [], rates: [] }).shipping).toBeUndefined();
});
