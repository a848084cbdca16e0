import { buildAccount } from '../../testing/builders/buildAccount.ts';
import { buildCustomer } from '../../testing/builders/buildCustomer.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { reconcileAccount, type Reconciliation } from './reconcileAccount.ts';
import { NONE } from './rememberedAccounts.ts';
import { toSelection } from './useSwitchAccount.ts';

type Known = Parameters<typeof reconcileAccount>[0];

const account = (accountIdentifier: string, platformClientId = 't-17') =>
  buildAccount({ accountIdentifier, displayName: accountIdentifier, platformClientId });
const selection = (...args: Parameters<typeof account>) => toSelection(account(...args));
const select = (accountIdentifier: string, told: { wasReplaced?: boolean; needsToken?: boolean } = {}) => ({
  step: 'select' as const,
  selection: selection(accountIdentifier),
  wasReplaced: false,
  needsToken: false,
  ...told,
});

/** A user of two accounts, whose token names the first and who has selected nothing yet. */
const known = (overrides: Partial<Known>): Known => ({
  principal: buildPrincipal({ activeAccountIdentifier: 'A1', defaultAccountIdentifier: 'A1' }),
  customers: [buildCustomer({ accounts: [account('A1')] }), buildCustomer({ accounts: [account('A2')] })],
  selected: null,
  stored: NONE,
  tokenAccount: 'A1',
  ...overrides,
});

test.each<[name: string, overrides: Partial<Known>, expected: Reconciliation]>([
  ['the list is not there yet', { customers: undefined, selected: selection('A1') }, { step: 'wait' }],
  ['nothing is selected or remembered', {}, select('A1')],
  [
    'the browser remembers another than the token',
    { stored: { selected: 'A2', previous: null } },
    select('A2', { needsToken: true }),
  ],
  ['the token names no account', { tokenAccount: null }, select('A1', { needsToken: true })],
  [
    'the selected one is the right one',
    { selected: selection('A2'), stored: { selected: 'A1', previous: null } },
    { step: 'keep', accountIdentifier: 'A2' },
  ],
  [
    'the selected one is gone',
    { selected: selection('A3'), stored: { selected: 'A3', previous: 'A2' } },
    select('A2', { wasReplaced: true, needsToken: true }),
  ],
  ['the remembered ones are gone', { stored: { selected: 'A3', previous: 'A4' } }, select('A1', { wasReplaced: true })],
  ['the selection is of another platform', { selected: selection('B1', 't-99') }, select('A1')],
  ['no account is left, and one is selected', { customers: [], selected: selection('A1') }, { step: 'clear' }],
  ['no account is left, and none is selected', { customers: [] }, { step: 'keep', accountIdentifier: null }],
])('%s', (_name, overrides, expected) => {
  expect(reconcileAccount(known(overrides))).toEqual(expected);
});
