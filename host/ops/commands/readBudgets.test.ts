/** @jest-environment node */
import { readBudgets } from './readBudgets.ts';

it('reads the seconds of each module', () => {
  expect([...readBudgets(['funding=20', 'ordering=7.5'])]).toEqual([
    ['funding', 20_000],
    ['ordering', 7_500],
  ]);
});

it.each(['funding=0', 'funding=-5', 'funding=soon', 'funding=', 'funding=NaN', 'funding=0.5', 'funding=601'])(
  '%s is refused',
  (option) => {
    expect(() => readBudgets([option])).toThrow(`--budget ${option}: a budget is a number of seconds from 1 to 600.`);
  },
);

it.each(['20', 'funding', '=20'])('%s alone is refused', (option) => {
  expect(() => readBudgets([option])).toThrow('such as --budget funding=20.');
});
