import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesOf, judge, overBudget } from './outcome.mjs';

const failure = (file, title) => ({ file, title, reason: 'expected 1' });
const first = [failure('a.test.ts', 'adds'), failure('a.test.ts', 'takes'), failure('b.test.ts', 'adds')];

test('a file is tried again once, however many of its tests failed', () => {
  assert.deepEqual(filesOf(first), ['a.test.ts', 'b.test.ts']);
});

test('what passes at its second try is flaky, what fails twice has failed', () => {
  const { flaky, failed } = judge(first, [failure('a.test.ts', 'takes')]);
  assert.deepEqual(flaky, ['a.test.ts: adds', 'b.test.ts: adds']);
  assert.deepEqual(failed, [first[1]]);
});

test('without a second try all have failed', () => {
  assert.deepEqual(judge(first, null), { flaky: [], failed: first });
});

test('a file that cannot be loaded the second time has failed with all its tests', () => {
  const { flaky, failed } = judge(first, [failure('a.test.ts', 'the file itself')]);
  assert.deepEqual(flaky, ['b.test.ts: adds']);
  assert.deepEqual(failed, [first[0], first[1], failure('a.test.ts', 'the file itself')]);
});

test('what fails only at the second try has failed, too', () => {
  assert.deepEqual(judge([first[0]], [failure('a.test.ts', 'takes')]).failed, [failure('a.test.ts', 'takes')]);
});

test('a count may reach its figure, not pass it, and needs one', () => {
  assert.deepEqual(overBudget({ journeys: 25, servers: 3 }, { journeys: 25, servers: 3 }), []);
  assert.deepEqual(overBudget({ journeys: 26, scans: 1 }, { journeys: 25 }), [
    'journeys: 26, .ci/budget.json has 25',
    'scans: 1, .ci/budget.json has no figure',
  ]);
});
