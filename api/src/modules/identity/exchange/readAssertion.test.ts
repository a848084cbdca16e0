import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readKeyId, readAssertion, type AssertionKey } from './readAssertion.ts';
import { nextId } from '../../../testing/nextId.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const NOW_S = NOW.getTime() / 1000;
const AUDIENCE = 'https://portal.example';
const KID = 'k'.repeat(43);
const pair = generateKeyPairSync('ed25519');
const pemOf = (publicKey: KeyObject): string => publicKey.export({ type: 'spki', format: 'pem' }).toString();
const key: AssertionKey = {
  public_key: pemOf(pair.publicKey),
  algorithm: 'EdDSA',
  platform_client_id: 'alder-finch',
};

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signed as any back end could, whatever the claims' types. */
function assertionOf(claims: object | string = {}, header: object = {}): string {
  const all = {
    iss: 'alder-finch',
    sub: 'a@b.example',
    aud: AUDIENCE,
    jti: nextId(),
    iat: NOW_S,
    exp: NOW_S + 60,
  };
  const body = typeof claims === 'string' ? claims : { ...all, ...claims };
  const text = `${encoded({ alg: 'EdDSA', kid: KID, ...header })}.${encoded(body)}`;
  return `${text}.${sign(null, Buffer.from(text), pair.privateKey).toString('base64url')}`;
}

const read = (assertion: string): ReturnType<typeof readAssertion> => readAssertion(assertion, key, AUDIENCE, NOW);

it('reads who is meant, the id and the end', async () => {
  const assertion = assertionOf({ jti: 'once' });
  expect(readKeyId(assertion)).toBe(KID);
  expect(await read(assertion)).toEqual({ sub: 'a@b.example', jti: 'once', exp: NOW_S + 60 });
});

it.each([
  ['a clock that is 5 seconds ahead', { iat: NOW_S + 5, exp: NOW_S + 65 }],
  ['a clock that is 4 seconds behind', { iat: NOW_S - 64, exp: NOW_S - 4 }],
  ['one audience of several', { aud: [AUDIENCE, 'https://elsewhere.example'] }],
])('takes %s', async (_, claims) => {
  expect(await read(assertionOf(claims))).toHaveProperty('sub', 'a@b.example');
});

it.each([
  ['claim sub', { sub: undefined }],
  ['claim sub', { sub: '' }],
  ['claim sub', { sub: 5 }],
  ['claim sub', { sub: {} }],
  ['claim sub', { sub: 'a\u0000@b.example' }],
  ['claim jti', { jti: undefined }],
  ['claim jti', { jti: '' }],
  ['claim jti', { jti: 7 }],
  ['claim jti', { jti: ['once'] }],
  ['claim iat', { iat: undefined }],
  ['claim iat', { iat: String(NOW_S) }],
  ['claim exp', { exp: undefined }],
  ['claim exp', { exp: null }],
  ['claim nbf', { nbf: NOW_S + 6 }],
  ['claim aud', { aud: `${AUDIENCE}.evil.example` }],
  ['claim aud', { aud: undefined }],
  ['claim iss', { iss: 'another-platform' }],
  ['expired', { iat: NOW_S - 65, exp: NOW_S - 5 }],
  ['not valid yet', { iat: NOW_S + 6, exp: NOW_S + 60 }],
  ['more than 60 seconds', { exp: NOW_S + 61 }],
  ['ends before it begins', { iat: NOW_S + 4, exp: NOW_S - 3 }],
])('says %s of %j', async (reason, claims) => {
  expect(await read(assertionOf(claims))).toContain(reason);
});

it.each([
  ['no claims', assertionOf('hello')],
  ['an extension nobody knows', assertionOf({}, { crit: ['x'] })],
  ['another algorithm of the same key', assertionOf({}, { alg: 'ES256' })],
  ['no algorithm', assertionOf({}, { alg: 'none' })],
  ['changed claims', assertionOf().replace(/\.[^.]+\./, `.${encoded({ sub: 'admin@b.example' })}.`)],
  ['too few parts', 'a.b'],
])('finds no signature over %s', async (_, assertion) => {
  expect(await read(assertion)).toBe('Its signature is not that of the key.');
});

it.each([[undefined], [5], [{ a: 1 }], [[KID]], ['a\u0000b'], ['k'.repeat(44)], [`${'k'.repeat(42)}'`], [`${KID}\n`]])(
  'knows no key %j',
  (kid) => {
    expect(readKeyId(assertionOf({}, { kid }))).toBeNull();
  },
);

it.each(['', '..', 'a.b.c', 'a.b.c.d.e', `${encoded(null)}.e30.`, `${encoded([])}.e30.`])(
  'finds no key in %j',
  (text) => {
    expect(readKeyId(text)).toBeNull();
  },
);
