import { buildAccount } from '../../testing/builders/buildAccount.ts';
import { chooseAccount } from './chooseAccount.ts';

const first = buildAccount({ accountIdentifier: 'A1', displayName: '' });
const second = buildAccount({ accountIdentifier: 'A2', displayName: 'Sales' });
const third = buildAccount({ accountIdentifier: 'A3', displayName: 'Research' });
const all = [first, second, third];
const chosen = (...args: Parameters<typeof chooseAccount>) => chooseAccount(...args).account?.accountIdentifier ?? null;

describe('the remembered account', () => {
  test('the one worked in last is kept', () => {
    expect(chooseAccount(all, 't-17', { selected: 'A3', previous: 'A2' })).toEqual({
      account: third,
      wasReplaced: false,
    });
  });

  test('a frozen one stays chosen', () => {
    const frozen = buildAccount({ accountIdentifier: 'A3', status: 'FROZEN' });
    expect(chosen([first, second, frozen], 't-17', { selected: 'A3', previous: 'A2' })).toBe('A3');
  });

  test('a disabled one gives way to the one before it, and this is said', () => {
    const disabled = buildAccount({ accountIdentifier: 'A3', status: 'DISABLED', active: false });
    expect(chooseAccount([first, second, disabled], 't-17', { selected: 'A3', previous: 'A2' })).toEqual({
      account: second,
      wasReplaced: true,
    });
  });

  test('an account of another platform is not taken', () => {
    const foreign = buildAccount({ accountIdentifier: 'A3', platformClientId: 't-99' });
    expect(chosen([first, second, foreign], 't-17', { selected: 'A3', previous: null })).toBe('A2');
  });

  test('without memory the first active one with a name', () => {
    expect(chosen(all, 't-17', { selected: null, previous: null })).toBe('A2');
    const frozen = buildAccount({ accountIdentifier: 'A2', displayName: 'Sales', status: 'FROZEN' });
    expect(chosen([first, frozen, third], 't-17', { selected: null, previous: null })).toBe('A3');
  });

  test('with no account none', () => {
    expect(chooseAccount([], 't-17', { selected: 'A3', previous: 'A2' })).toEqual({
      account: null,
      wasReplaced: false,
    });
  });
});
