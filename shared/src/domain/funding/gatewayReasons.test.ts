import { ERROR_KEYS } from '../errorKeys.ts';
import { gatewayReasonKey, GATEWAY_REASONS } from './gatewayReasons.ts';

const LISTED =
  '101 102 104 105 110 150 151 152 200 201 202 203 204 205 207 208 209 210 211 220 221 222 230 231 232 233 234 235 236 240 244 248 250 251 255 400 450 451 452 453 454 455 456 457 458 459 460 461 475 476 478 480 481 490 491 520 700 701 702 703 402.051 404.011 422.036 422.037 422.039 422.052 429.002 429.003 429.004 429.005'.split(
    ' ',
  );

it.each(LISTED)('%s has a text of its own', (code) => {
  expect(gatewayReasonKey(code, 'CARD')).not.toBe('error.gateway.UNEXPECTED');
  expect(ERROR_KEYS).toContain(gatewayReasonKey(code, 'CARD'));
  expect(ERROR_KEYS).toContain(gatewayReasonKey(code, 'BANK'));
});

it('the limit errors of the processor are told apart', () => {
  const codes = ['404.011', '422.036', '422.037', '422.039', '422.052', '429.002', '429.003', '102', '204', '231'];
  expect(new Set(codes.map((code) => gatewayReasonKey(code, 'CARD'))).size).toBe(codes.length);
});

it.each(['0', '237', '999', '', null])('%j gets the general text', (code) => {
  expect(gatewayReasonKey(code, 'CARD')).toBe('error.gateway.UNEXPECTED');
  expect(gatewayReasonKey(code, 'BANK')).toBe('error.gateway.UNEXPECTED');
});

it('every reason has a key that the API may answer with', () => {
  expect(
    GATEWAY_REASONS.map((reason) => `error.gateway.${reason}`).filter(
      (key) => !ERROR_KEYS.some((known) => known === key),
    ),
  ).toEqual([]);
});
