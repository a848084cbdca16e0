import { firstRecipientOf, recipientSummaryOf } from './recipientSummary.ts';

it.each([
  ['Grace Hopper', 1, 'Grace Hopper'],
  ['Grace Hopper', 3, 'Grace Hopper +2'],
  ['山田 花子', 1_200, '山田 花子 +1199'],
  ['Team +2', 1, 'Team +2'],
  ['', 1, ''],
  ['', 4, ' +3'],
])('%j first of %i lines is summed up as %j, and found in it again', (first, lines, summary) => {
  expect(recipientSummaryOf(first, lines)).toBe(summary);
  expect(firstRecipientOf(summary, lines)).toBe(first);
});
