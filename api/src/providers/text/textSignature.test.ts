import { isTextCallSigned, signTextCall } from './textSignature.ts';

const TOKEN = '12345';
const address = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const fields = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675309',
  Digits: '1234',
  From: '+14158675309',
  To: '+18005551212',
};
const SIGNATURE = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';
const call = { address, form: new URLSearchParams(fields) };

it('signs the example that Twilio documents, in whatever order its fields come', () => {
  expect(signTextCall(TOKEN, call)).toBe(SIGNATURE);
  const turned = new URLSearchParams(Object.entries(fields).toReversed());
  expect(isTextCallSigned(TOKEN, { address, form: turned }, SIGNATURE)).toBe(true);
});

it.each([
  ['another token', () => isTextCallSigned('12346', call, SIGNATURE)],
  ['another address', () => isTextCallSigned(TOKEN, { ...call, address: `${address}&x=1` }, SIGNATURE)],
  [
    'another field',
    () => isTextCallSigned(TOKEN, { ...call, form: new URLSearchParams({ ...fields, To: '+1' }) }, SIGNATURE),
  ],
  [
    'one more field',
    () => isTextCallSigned(TOKEN, { ...call, form: new URLSearchParams({ ...fields, A: '' }) }, SIGNATURE),
  ],
  ['no signature', () => isTextCallSigned(TOKEN, call, '')],
  ['a signature that is none', () => isTextCallSigned(TOKEN, call, '\0ÿ')],
])('refuses %s', (_what, isSigned) => {
  expect(isSigned()).toBe(false);
});

it('counts each value of a repeated field once, and bytes beyond ASCII as UTF-8', () => {
  const signed = (text: string) => signTextCall(TOKEN, { address, form: new URLSearchParams(text) });
  expect(signed('A=2&A=1&A=2')).toBe(signed('A=1&A=2'));
  expect(signed('A=1&A=2')).not.toBe(signed('A=1'));
  expect(signed('Body=%E3%82%B3')).not.toBe(signed('Body=%EF%BF%BD'));
});
