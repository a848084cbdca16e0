/** @jest-environment node */
import type { NamedReward } from './nearestReward.ts';
import { createRewardFinder } from './rewardNames.ts';

const reward = (utid: string, rewardName: string, brandName: string, isOrderable = true): NamedReward => ({
  utid,
  rewardName,
  brandName,
  isOrderable,
});
const REWARDS = [
  reward('U1', 'Café Soleil eGift', 'Café Soleil'),
  reward('U2', 'Harbor Books eGift', 'Harbor Books'),
  reward('U3', 'Harbor Books eGift 25', 'Harbor Books'),
  reward('U4', 'Tin Roof eGift', 'Tin Roof', false),
  reward('U5', 'Tin Roof card', 'Tin Roof'),
  reward('U6', 'Old Mill eGift', 'Old Mill', false),
  reward('U7', 'Pine & Pepper eGift', 'Pine & Pepper'),
  reward('U8', 'Salt and Stone eGift', 'Salt and Stone'),
  reward('U9', 'Oak & Ivy', 'Oak'),
  reward('U11', 'Oak and Ivy', 'Ivy'),
];
const find = createRewardFinder(REWARDS);

test.each([
  ['U1', 'U1'],
  ['u1', 'U1'],
  ['CAFE  SOLEIL EGIFT', 'U1'],
  ['cafe soleil', 'U1'],
  ['ｃａｆé soleil', 'U1'],
  ['Harbor Books eGift', 'U2'],
  // One reward of the brand can be ordered.
  ['Tin Roof', 'U5'],
  ['pine and pepper', 'U7'],
  ['Pine + Pepper', 'U7'],
  ['Pine et Pepper eGift', 'U7'],
  ['Salt & Stone', 'U8'],
  // Two products whose names differ in that alone.
  ['Oak & Ivy', 'U9'],
  ['oak and ivy', 'U11'],
  // It is refused with its own reason.
  ['Old Mill', 'U6'],
])('%j is %s', (text, utid) => {
  expect(find(text)).toMatchObject({ kind: 'found', reward: { utid } });
});

test('a name of two rewards is not guessed', () => {
  expect(find('harbor books')).toEqual({ kind: 'ambiguous', rewards: [REWARDS[1], REWARDS[2]] });
});

test('a third spelling of two rewards is not guessed', () => {
  expect(find('Oak et Ivy')).toMatchObject({ kind: 'ambiguous', rewards: [{ utid: 'U9' }, { utid: 'U11' }] });
});

test.each([
  ['Harbour Books eGift', 'U2'],
  ['Cafe Solail', 'U1'],
  ['Something else', undefined],
  ['U10', undefined],
  ['★', undefined],
  // A reward that cannot be ordered is not suggested.
  ['Old Mil', undefined],
])('%j is unknown, the nearest is %s', (text, utid) => {
  const match = find(text);
  expect(match.kind).toBe('unknown');
  expect(match.kind === 'unknown' ? match.findNearest()?.utid : null).toBe(utid);
});
