import type { AccountSelection } from '@portal/shared/store/accountSlice';
import { buildAccount } from '../../testing/builders/buildAccount.ts';
import { createAccountSwitcher, toSelection } from './useSwitchAccount.ts';

const account = (accountIdentifier: string) =>
  toSelection(buildAccount({ accountIdentifier, displayName: accountIdentifier }));
const [a, b, c] = [account('A'), account('B'), account('C')];

function switcher(takeToken: (selection: AccountSelection) => Promise<void>) {
  const state: { selected: AccountSelection | null } = { selected: a };
  const switchTo = createAccountSwitcher({
    selected: () => state.selected,
    select: (selection) => {
      state.selected = selection;
    },
    takeToken,
  });
  return { state, switchTo };
}

describe('switching accounts', () => {
  test('the new account is there at once and stays when the server agrees', async () => {
    const { state, switchTo } = switcher(() => Promise.resolve());
    const done = switchTo(b);
    expect(state.selected).toBe(b);
    expect(await done).toBe(true);
    expect(state.selected).toBe(b);
  });

  test('the old account comes back when the server refuses', async () => {
    const { state, switchTo } = switcher(() => Promise.reject(new Error('refused')));
    expect(await switchTo(b)).toBe(false);
    expect(state.selected).toBe(a);
  });

  test('a late refusal does not undo a newer choice', async () => {
    const { state, switchTo } = switcher(({ accountIdentifier }) =>
      accountIdentifier === 'B' ? Promise.reject(new Error('refused')) : Promise.resolve(),
    );
    const first = switchTo(b);
    const second = switchTo(c);
    expect(await Promise.all([first, second])).toEqual([false, true]);
    expect(state.selected).toBe(c);
  });

  test('a refusal after a success falls back to the success', async () => {
    const { state, switchTo } = switcher(({ accountIdentifier }) =>
      accountIdentifier === 'C' ? Promise.reject(new Error('refused')) : Promise.resolve(),
    );
    await Promise.all([switchTo(b), switchTo(c)]);
    expect(state.selected).toBe(b);
  });

  test('a refusal falls back to a selection made elsewhere meanwhile, not to an earlier switch', async () => {
    const { state, switchTo } = switcher(({ accountIdentifier }) =>
      accountIdentifier === 'A' ? Promise.reject(new Error('refused')) : Promise.resolve(),
    );
    await switchTo(b);
    state.selected = c;
    await switchTo(a);
    expect(state.selected).toBe(c);
  });
});
