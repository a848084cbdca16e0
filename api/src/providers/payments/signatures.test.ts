import { bankForm } from './bankForm.ts';
import { readReply } from './readReply.ts';
import { signFields } from './signFields.ts';
import { signRequest } from './signRequest.ts';

const profileKey = { accessKey: 'access-1', secret: 'secret-1' };
const formerKey = { accessKey: 'access-0', secret: 'secret-0' };
const keys = { profileKey, formerKey };
const rest = { merchant: 'alder', keyId: 'key-1', key: 'c2hhcmVkIHNlY3JldCBvZiB0aGUgdmVjdG9yIHRlc3Q=' };
const at = new Date('2026-01-01T00:00:00Z');

it('the form of a bank debit is signed as OpenSSL signs it', () => {
  const service = { pageUrl: 'https://pay.example/pay', profile: 'profile-1', profileKey };
  const { url, fields } = bankForm(service, {
    token: '1234567890123456789012',
    amountMinor: 123_450n,
    reference: 'BF-1',
    transactionUuid: 'uuid-1',
    accountType: 'C',
    locale: 'en',
    signedAt: at,
    receiptUrl: 'https://portal.example/receipt',
    backOfficeUrl: 'https://portal.example/office',
  });
  expect(url).toBe('https://pay.example/pay');
  expect(fields).toMatchObject({
    amount: '1234.50',
    currency: 'USD',
    payment_method: 'echeck',
    transaction_type: 'sale',
    echeck_account_type: 'C',
    echeck_sec_code: 'CCD',
    signed_date_time: '2026-01-01T00:00:00Z',
    unsigned_field_names: '',
    signature: 'Al0QSFfNXPe76XXXyVkrdqJsMO8xHPCCVMeDsfKr+Ow=',
  });
  expect(fields['signed_field_names']?.split(',').sort()).toEqual(
    Object.keys(fields)
      .filter((name) => name !== 'signature')
      .sort(),
  );
});

it.each([
  [
    'post',
    'https://gateway.example/pts/v2/payments',
    '{"amount":"10.00"}',
    'pUziVidW/qR0mgv/o06UHxeXEytOfEtSOGQJcH2Gkvc=',
  ],
  [
    'get',
    'https://gateway.example:8443/tss/v2/transactions/1?a=b',
    null,
    'UAsS3Zs1ml1OIUHdVf+T8kQoLzK7U8ZdtVdXXf3KisA=',
  ],
] as const)('a REST call (%s %s) is signed as OpenSSL signs it', (method, url, body, signature) => {
  const headers = signRequest(rest, { method, url: new URL(url), body, at });
  const names =
    body === null ? 'host date request-target v-c-merchant-id' : 'host date request-target digest v-c-merchant-id';
  expect(headers['signature']).toBe(
    `keyid="key-1", algorithm="HmacSHA256", headers="${names}", signature="${signature}"`,
  );
  expect(headers['digest']).toBe(body === null ? undefined : 'SHA-256=6etJWsy84qDpW74Hm5+eQsyuIDccFRbj7TA20qeHz1M=');
  expect(headers['date']).toBe('Thu, 01 Jan 2026 00:00:00 GMT');
});

type Entries = readonly (readonly [string, string])[];

const VALUES: Entries = [
  ['decision', 'ACCEPT'],
  ['reason_code', '100'],
  ['message', 'Request was processed successfully.'],
  ['transaction_id', '7641234567890123456789'],
  ['req_access_key', 'access-1'],
  ['req_transaction_uuid', 'uuid-1'],
  ['req_reference_number', 'BF-1'],
  ['req_amount', '1234.50'],
  ['req_currency', 'USD'],
  ['req_transaction_type', 'sale'],
  ['req_bill_to_company_name', 'Alder, Birch & Co'],
  ['signed_date_time', '2026-01-01T00:05:00Z'],
];

function reply(
  values: Entries = VALUES,
  secret = 'secret-1',
  names = ['signed_field_names', ...values.map(([name]) => name)],
) {
  const fields = new Map([...values, ['signed_field_names', names.join(',')]]);
  return [...fields, ['signature', signFields(fields, names, secret)] as const];
}
const withValue = (name: string, value: string): Entries =>
  VALUES.map((entry) => (entry[0] === name ? [name, value] : entry));
const without = (name: string): Entries => VALUES.filter((entry) => entry[0] !== name);

it('a genuine reply is read, also one of the key before', () => {
  const read = {
    decision: 'ACCEPT',
    reasonCode: '100',
    transactionId: '7641234567890123456789',
    transactionUuid: 'uuid-1',
    referenceNumber: 'BF-1',
    amountMinor: 123_450n,
    currencyCode: 'USD',
    transactionType: 'sale',
  };
  expect(readReply(keys, reply())).toEqual(read);
  expect(readReply(keys, new URLSearchParams(Object.fromEntries(reply())))).toEqual(read);
  expect(readReply(keys, reply(withValue('req_access_key', 'access-0'), 'secret-0'))).toEqual(read);
  expect(readReply(keys, reply(without('reason_code').filter(([name]) => name !== 'transaction_id')))).toEqual({
    ...read,
    reasonCode: null,
    transactionId: null,
  });
});

it.each([
  ['another secret', reply(VALUES, 'other')],
  ['the secret of the other key', reply(withValue('req_access_key', 'access-0'), 'secret-1')],
  ['an access key that is none', reply(withValue('req_access_key', 'access-9'))],
  ['no access key', reply(without('req_access_key'))],
  ['a decision that is none', reply(withValue('decision', 'MAYBE'))],
  ['an amount that is none', reply(withValue('req_amount', '1e3'))],
  ['too many decimals', reply(withValue('req_amount', '1.005'))],
  ['a negative amount', reply(withValue('req_amount', '-1.00'))],
  ['a currency that is none', reply(withValue('req_currency', 'XYZ'))],
  ['a name twice', [...reply(), ['req_amount', '1234.50'] as const]],
  ['a signature twice', [...reply(), ['signature', 'x'] as const]],
  [
    'a signed name that is not there',
    reply(VALUES, 'secret-1', ['signed_field_names', ...VALUES.map(([name]) => name), 'auth_amount']),
  ],
  [
    'a name signed twice',
    reply(VALUES, 'secret-1', ['signed_field_names', 'decision', ...VALUES.map(([name]) => name)]),
  ],
  ...['req_amount', 'decision', 'reason_code', 'transaction_id', 'req_reference_number', 'signed_date_time'].map(
    (name) =>
      [
        `${name} not signed`,
        reply(VALUES, 'secret-1', [
          'signed_field_names',
          ...VALUES.map(([signed]) => signed).filter((signed) => signed !== name),
        ]),
      ] as const,
  ),
  [
    'its list of names not signed',
    reply(
      VALUES,
      'secret-1',
      VALUES.map(([name]) => name),
    ),
  ],
  ['a second list inside a value', reply(withValue('req_bill_to_company_name', 'A,signed_field_names=decision'))],
  ['nothing', []],
] as const)('a reply with %s is refused', (_what, fields) => {
  expect(readReply(keys, fields)).toBeNull();
});

/** Deterministic numbers below `limit` (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

function mutate(fields: Entries, next: (limit: number) => number): Entries {
  const at = next(fields.length);
  const [name, value] = fields[at] ?? ['', ''];
  const cut = next(value.length + 1);
  const letter = String.fromCharCode(32 + next(95));
  const others = fields.filter((_, index) => index !== at);
  const other = fields[next(fields.length)] ?? ['', ''];
  const changes: readonly (() => Entries)[] = [
    () => [...others, [name, value.slice(0, cut) + letter + value.slice(cut)]],
    () => [...others, [name, value.slice(0, cut) + letter + value.slice(cut + 1)]],
    () => [...others, [name, value.slice(0, cut) + value.slice(cut + 1)]],
    () => others,
    () => [...fields, [name, value]],
    () => [...others, [`${name}${letter}`, value]],
    () => fields.map((entry, index) => (index === at ? [name, other[1]] : entry)),
  ];
  return changes[next(changes.length)]?.() ?? [];
}

it('a thousand replies that were tampered with are refused', () => {
  const genuine = reply();
  const known = new Map(genuine);
  const isSame = (fields: Entries) =>
    fields.length === genuine.length && fields.every(([name, value]) => known.get(name) === value);
  const next = numbers(1);
  const accepted: Entries[] = [];
  for (let tried = 0; tried < 1_000;) {
    const tampered = mutate(genuine, next);
    if (isSame(tampered)) continue;
    tried += 1;
    if (readReply(keys, tampered) !== null) accepted.push(tampered);
  }
  expect(accepted).toEqual([]);
  expect(readReply(keys, genuine)).not.toBeNull();
});
