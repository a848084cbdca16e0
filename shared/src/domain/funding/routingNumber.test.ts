import { isRoutingNumber } from './routingNumber.ts';

it.each(['021000021', '011000015', '026009593', '121000248', '322271627'])('%s is a routing number', (text) => {
  expect(isRoutingNumber(text)).toBe(true);
});

it.each([
  ['of another checksum', '021000022'],
  ['with two digits exchanged', '201000021'],
  ['of no district', '501000020'],
  ['too short', '02100002'],
  ['too long', '0210000210'],
  ['with a letter', '02100002A'],
  ['of nothing', ''],
])('none is one %s', (_what, text) => {
  expect(isRoutingNumber(text)).toBe(false);
});
