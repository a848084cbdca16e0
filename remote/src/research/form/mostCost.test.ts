import { buildItem } from '../../entities/catalog/testing/buildCatalog.ts';
import { buildIncentiveValues } from '../testing/buildIncentiveValues.ts';
import { getMostCost } from './mostCost.ts';

const NONE = { rewards: 0, responses: 0 };
const findItem = (utid: string) => (utid === 'U200001' ? buildItem() : undefined);

test.each([
  ['fewer rewards than completes', { quantity: '90', completesAllowed: '100' }, NONE, { rewards: 90, amount: 2250 }],
  ['fewer completes than rewards', { quantity: '90', completesAllowed: '10' }, NONE, { rewards: 10, amount: 250 }],
  [
    'some are used',
    { quantity: '90', completesAllowed: '100' },
    { rewards: 40, responses: 95 },
    { rewards: 5, amount: 125 },
  ],
  [
    'all are used',
    { quantity: '90', completesAllowed: '100' },
    { rewards: 90, responses: 90 },
    { rewards: 0, amount: 0 },
  ],
  [
    'decimals and groups of the language',
    { amount: '25,50', quantity: '1.000', completesAllowed: '1.000', typedIn: 'es' },
    NONE,
    { rewards: 1000, amount: 25_500 },
  ],
])('%s', (_name, values, used, expected) => {
  expect(getMostCost(buildIncentiveValues(values), findItem, used)).toEqual({ ...expected, currencyCode: 'USD' });
});

test.each([
  ['no reward', { utid: '' }],
  ['an amount outside the reward', { amount: '1000' }],
  ['half a reward', { quantity: '1.5' }],
  ['no count', { completesAllowed: 'many' }],
])('%s says nothing', (_name, values) => {
  expect(getMostCost(buildIncentiveValues(values), findItem, NONE)).toBeNull();
});
