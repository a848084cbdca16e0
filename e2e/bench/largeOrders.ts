import { DEMO_ACCOUNT, DEMO_UTID } from '../harness/ordering.ts';
import type { Json } from '../harness/json.ts';
import type { Random } from '../harness/random.ts';
import type { StallCall } from './stallCalls.ts';

const LINES = 5_000;

/** Lines of an order; `line` counts from 0. */
type LineOf = (line: number) => Json;

const lineOf = (line: number, changes: Json): Json => ({
  utid: DEMO_UTID,
  amount: '1.00',
  recipient: { firstName: 'Robin', lastName: `No ${line}`, email: `robin.${line}@recipient.example` },
  deliveryTemplate: { etid: 'E000000', senderName: 'Alder', subject: 'Thank you', message: 'Thank you.' },
  ...changes,
});

/** The largest carts: with one price, with distinct prices and domains, and with texts of maximum length. */
export const largeCarts = (random: Random): readonly (readonly [name: string, lineOf: LineOf])[] => {
  const letter = (): string => String.fromCodePoint(0x4e00 + random.integer(0, 20_000));
  return [
    ['alike', (line) => lineOf(line, {})],
    [
      'distinct',
      (line) =>
        lineOf(line, {
          amount: (1 + line / 100).toFixed(2),
          recipient: { firstName: 'Robin', lastName: `No ${line}`, email: `robin@recipient-${line}.example` },
        }),
    ],
    [
      'long texts',
      (line) =>
        lineOf(line, {
          recipient: {
            firstName: letter().repeat(100),
            lastName: letter().repeat(100),
            email: `${'x'.repeat(60)}@${'y'.repeat(60)}.${'z'.repeat(60)}.${'w'.repeat(50)}.example`,
          },
          deliveryTemplate: {
            etid: 'E000000',
            senderName: letter().repeat(100),
            subject: letter().repeat(100),
            message: letter().repeat(500),
          },
          metadata: { notes: letter().repeat(150) },
        }),
    ],
    [
      'wrong in every field',
      (line) =>
        lineOf(line, {
          amount: '-1',
          recipient: { firstName: '{{x}}', email: `${line}` },
          deliveryTemplate: { etid: 'E999999', senderName: '', subject: '<', message: '{' },
        }),
    ],
    [
      'phones',
      (line) => lineOf(line, { recipient: { firstName: 'Robin', mobileNumber: `+1 415 55${10_000 + line}` } }),
    ],
  ];
};

/** Calls that fill, change, price, place and read one large cart, in order; `cartId` is an open cart. */
export function largeCartCalls(cartId: string, name: string, linesOf: LineOf, otherAccount: string): StallCall[] {
  const cart = '/api/shopping-carts/{cartId}';
  const lines = Array.from({ length: LINES }, (_, line) => linesOf(line));
  const body = JSON.stringify({ lineItems: lines });
  const call = (method: string, rest: string, payload?: string, query = ''): StallCall => ({
    route: `${method} ${cart}${rest}`,
    name: `5,000 lines, ${name}`,
    method,
    path: `${cart.replace('{cartId}', cartId)}${rest}${query}`,
    ...(payload === undefined ? {} : { body: () => payload }),
  });
  return [
    call('POST', '/line-items/bulk', JSON.stringify(lines)),
    call('PUT', '/line-items', body),
    call('GET', '/line-items', undefined, '?pageSize=100'),
    call('GET', ''),
    call('GET', '/summary'),
    call('POST', '/quotes', '{}'),
    call('PATCH', '', '{"metadata":{"notes":"x"}}', `?accountIdentifier=${otherAccount}`),
    call('POST', '/quotes', '{}'),
    call('PATCH', '', '{}', `?accountIdentifier=${DEMO_ACCOUNT}`),
    call('POST', '/quotes', '{}'),
  ];
}
