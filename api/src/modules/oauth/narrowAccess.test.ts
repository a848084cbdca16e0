import { narrowAccess } from './narrowAccess.ts';

const everything = { organization: true, customerIds: [], accountIds: [] };
const parts = (customerIds: bigint[], accountIds: bigint[]) => ({ organization: false, customerIds, accountIds });
/** Accounts 11 and 12 are of group 1, account 21 is of group 2. */
const groupOf = new Map([
  [11n, 1n],
  [12n, 1n],
  [21n, 2n],
]);

it.each([
  ['all of both', everything, everything, everything],
  ['an app with all', everything, parts([1n], [21n]), parts([1n], [21n])],
  ['a user with all', parts([1n], [21n]), everything, parts([1n], [21n])],
  ['the same group', parts([1n, 2n], []), parts([1n], []), parts([1n], [])],
  ['an account of a group', parts([1n], []), parts([], [11n, 21n]), parts([], [11n])],
  ['the same account', parts([], [11n, 12n]), parts([2n], [12n]), parts([], [12n])],
  ['nothing in common', parts([2n], []), parts([1n], [12n]), parts([], [])],
])('an app reaches at most what its user reaches: %s', (_name, app, user, both) => {
  expect(narrowAccess(app, user, groupOf)).toEqual(both);
});
