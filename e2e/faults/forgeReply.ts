import { createHmac } from 'node:crypto';
import type { Random } from '../harness/random.ts';
import { encode, type Fields } from './bankPage.ts';

/** A message that pretends to be a reply of the payment page. */
export interface Forgery {
  readonly kind: string;
  readonly contentType: string;
  readonly body: string;
}

interface Material {
  readonly random: Random;
  /** A genuine reply that was not delivered yet. */
  readonly reply: Fields;
  /** One about another deposit. */
  readonly other: Fields;
}

export const FORM = 'application/x-www-form-urlencoded';
const NAMES = 'signed_field_names';
const LARGEST_BYTES = 3_000_000;
const VALUES = [
  '',
  ' ',
  '0',
  '-1',
  'ACCEPT',
  'accept',
  '100',
  '1e9',
  '99999999.00',
  '\u0000',
  'ＡＣＣＥＰＴ',
  "' or 1=1 --",
];
const EXTRAS: Fields = [
  ['Decision', 'ACCEPT'],
  ['decision[]', 'ACCEPT'],
  ['auth_amount', '1.00'],
  ['unsigned_field_names', 'decision,req_amount'],
  ['req_bill_to_company_name', 'Alder'],
  ['__proto__', 'decision'],
];

/** Signs of the encoding, and what stands in their place. */
const BROKEN = [
  ['=', '%'],
  ['=', '%00'],
  ['&', ';'],
  ['&', '%26'],
  ['%', '%FF'],
  ['%', '%25'],
] as const;

const at = (fields: Fields, wanted: string): string => fields.find(([name]) => name === wanted)?.[1] ?? '';
const withValue = (fields: Fields, wanted: string, value: string): Fields =>
  fields.map(([name, old]) => [name, name === wanted ? value : old] as const);
const shuffled = <T>(random: Random, list: readonly T[]): readonly T[] =>
  list
    .map((item) => [random.next(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
const flip = (random: Random, text: string): string => {
  const index = random.integer(0, Math.max(0, text.length - 1));
  return `${text.slice(0, index)}${text[index] === '7' ? '8' : '7'}${text.slice(index + 1)}`;
};

function changedValue(random: Random, value: string): string {
  const changed = random.pick([
    () => `${value}0`,
    () => `${value} `,
    () => value.slice(0, -1),
    () => flip(random, value),
    () => (value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase()),
    () => random.pick(VALUES),
    () => `${value},${NAMES}=decision`,
  ])();
  return changed === value ? `${value}x` : changed;
}

/** Signs the fields by a key that is not the gateway's. */
function signedBy(fields: Fields, key: string): Fields {
  const text = at(fields, NAMES)
    .split(',')
    .map((name) => `${name}=${at(fields, name)}`)
    .join(',');
  return withValue(fields, 'signature', createHmac('sha256', key).update(text).digest('base64'));
}

/** Changes after which the fields are no genuine reply. */
const CHANGES: Readonly<Record<string, (material: Material) => Fields>> = {
  changed: ({ random, reply }) => {
    const [name, value] = random.pick(reply);
    return withValue(reply, name, changedValue(random, value));
  },
  accepted: ({ random, reply }) => {
    const paid = withValue(withValue(reply, 'decision', 'ACCEPT'), 'reason_code', '100');
    return withValue(paid, 'signature', flip(random, at(reply, 'signature')));
  },
  dropped: ({ random, reply }) => {
    const gone = random.pick(reply);
    return reply.filter((field) => field !== gone);
  },
  doubled: ({ random, reply }) => {
    const [name, value] = random.pick(reply);
    const twice = [name, random.chance(0.5) ? value : changedValue(random, value)] as const;
    return random.chance(0.5) ? [...reply, twice] : [twice, ...reply];
  },
  reordered: ({ random, reply }) => {
    const names = at(reply, NAMES).split(',');
    const order = shuffled(random, names).join(',');
    return withValue(reply, NAMES, order === names.join(',') ? names.toReversed().join(',') : order);
  },
  unsigned: ({ random, reply }) => {
    const names = at(reply, NAMES).split(',');
    const freed = random.pick(names);
    const rest = withValue(reply, NAMES, names.filter((name) => name !== freed).join(','));
    return withValue(rest, freed, freed === NAMES ? at(rest, NAMES) : changedValue(random, at(reply, freed)));
  },
  'wrong key': ({ random, reply }) => {
    const changed = withValue(reply, 'req_amount', `${random.integer(1, 99_999)}.00`);
    const key = random.pick(['', 'secret', at(reply, 'req_access_key'), at(reply, 'signature')]);
    return signedBy(random.chance(0.5) ? changed : reply, key);
  },
  'other signature': ({ reply, other }) => withValue(reply, 'signature', at(other, 'signature')),
  'other deposit': ({ random, reply, other }) => {
    const moved = random.pick([
      ['req_reference_number'],
      ['req_transaction_uuid'],
      ['req_amount'],
      ['transaction_id'],
      ['req_payment_token', 'req_reference_number'],
      ['req_reference_number', 'req_transaction_uuid', 'req_amount'],
    ]);
    const taken = reply.map(([name, value]) => [name, moved.includes(name) ? at(other, name) : value] as const);
    return withValue(taken, 'signed_date_time', new Date().toISOString());
  },
  'other spelling of the signature': ({ reply }) => {
    const signature = at(reply, 'signature');
    // The last digit before the padding has two bits that decoding drops.
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    const last = digits.indexOf(signature.at(-2) ?? '');
    return withValue(reply, 'signature', `${signature.slice(0, -2)}${digits[last ^ 1] ?? ''}=`);
  },
};

const form = (kind: string, fields: Fields): Forgery => ({ kind, contentType: FORM, body: encode(fields).toString() });

/** Other ways of making a message that is no reply. */
const BODIES: Readonly<Record<string, (material: Material) => Forgery>> = {
  truncated: ({ random, reply }) => {
    const { body } = form('truncated', reply);
    return { kind: 'truncated', contentType: FORM, body: body.slice(0, random.integer(0, body.length - 1)) };
  },
  huge: ({ random, reply }) => {
    const [name, value] = random.pick(reply);
    return form('huge', withValue(reply, name, value.padEnd(random.logUniform(10_000, LARGEST_BYTES), '7')));
  },
  'many fields': ({ random, reply }) => {
    const many = Array.from({ length: random.logUniform(100, 20_000) }, (_, nth) => [`f${nth}`, '1'] as const);
    return form('many fields', [...withValue(reply, 'req_amount', '1.00'), ...many]);
  },
  'wrong content type': ({ random, reply }) => {
    const contentType = random.pick(['text/plain', 'application/json', 'multipart/form-data; boundary=x', 'x/y']);
    const body = random.chance(0.5) ? encode(reply).toString() : JSON.stringify(Object.fromEntries(reply));
    return { kind: 'wrong content type', contentType, body };
  },
  'broken encoding': ({ random, reply }) => {
    const [sign = '', instead = ''] = random.pick(BROKEN);
    return { kind: 'broken encoding', contentType: FORM, body: encode(reply).toString().replaceAll(sign, instead) };
  },
};

const CHANGE_KINDS = Object.keys(CHANGES);
const KINDS = [...CHANGE_KINDS, ...CHANGE_KINDS, ...Object.keys(BODIES)];

/** A forged reply, often in another order and with further fields, which alone would do no harm. */
export function forgeReply(material: Material): Forgery {
  const { random } = material;
  const kind = random.pick(KINDS);
  const change = CHANGES[kind];
  const make = BODIES[kind];
  if (change === undefined) return make?.(material) ?? form(kind, []);
  return form(kind, random.chance(0.3) ? decorate(random, change(material)) : change(material));
}

/** The same reply as a gateway may also send it: in another order, with fields that nobody has signed. */
export const decorate = (random: Random, fields: Fields): Fields =>
  shuffled(random, [...fields, ...EXTRAS.filter(() => random.chance(0.4))]);
