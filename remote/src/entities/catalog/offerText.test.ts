import { formatOffer } from './offerText.ts';

const currencyCode = 'USD';
const range = { min: 5, max: 500 };

it.each([
  [{ range, values: [] }, '5–500\u00a0USD'],
  [{ range: { min: 5, max: 5 }, values: [] }, '5\u00a0USD'],
  [{ range, values: [10, 20] }, '5–500\u00a0USD'],
  [{ range: null, values: [25] }, '25\u00a0USD'],
  [{ range: null, values: [5, 12.5, 50] }, '5, 12.50, 50\u00a0USD'],
  [{ range: null, values: [5, 15, 25, 50] }, '5 … 50\u00a0USD'],
  [{ range: null, values: [] }, 'USD'],
])('writes only a range as one: %j', (offer, text) => {
  expect(formatOffer({ currencyCode, ...offer }, 'en-US')).toBe(text);
});
