/** @jest-environment node */
import { readActivationPath } from './activationPath.ts';

/** Changes as the journal gives them, newest first, from commands in the order in which they ran. */
const changes = (...commands: readonly string[]) =>
  commands
    .map((text, index) => {
      const [command = '', ...what] = text.split(' ');
      return { serial: index + 1, before: index, at: '', by: '', command, what: what.join(' ') };
    })
    .toReversed();

it.each([
  ['nothing was switched', ['publish 1'], [], []],
  ['two activations', ['activate 1 -> 2', 'publish 3', 'activate 2 -> 3'], ['1', '2'], []],
  ['the active one is signed anew', ['activate 1 -> 2', 'activate 2, signed anew'], ['1'], []],
  ['a rollback', ['activate 1 -> 2', 'activate 2 -> 3', 'rollback 3 -> 2'], ['1'], ['3']],
  ['two rollbacks', ['activate 1 -> 2', 'activate 2 -> 3', 'rollback 3 -> 2', 'rollback 2 -> 1'], [], ['3', '2']],
  ['activated by name after a rollback', ['activate 1 -> 2', 'rollback 2 -> 1', 'activate 1 -> 2'], ['1'], []],
  ['an earlier version, by name', ['activate 1 -> 2', 'activate 2 -> 1', 'rollback 1 -> 2'], ['1'], ['1']],
  ['a rollback over two', ['activate 1 -> 2', 'activate 2 -> 3', 'rollback 3 -> 1'], [], ['3']],
  ['the end of a canary', ['activate 1 -> 2', 'rollback canary 3 ended, 2 for all'], ['1'], []],
  ['a journal that begins later', ['rollback 3 -> 2'], [], ['3']],
])('%s', (_, commands, before, bad) => {
  expect(readActivationPath(changes(...commands))).toEqual({ before, bad });
});
