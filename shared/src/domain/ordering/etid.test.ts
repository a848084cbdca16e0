import { isEtid } from './etid.ts';

it.each(['E000000', 'E7A8B9C', 'e123456'])('takes %s', (text) => expect(isEtid(text)).toBe(true));

it.each(['E12345', 'E1234567', 'P123456', 'E12 456', ' E123456', ''])('refuses %p', (text) => {
  expect(isEtid(text)).toBe(false);
});
