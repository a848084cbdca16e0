import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header with the signature of a call by the text message service. */
export const TEXT_SIGNATURE_HEADER = 'x-twilio-signature';

/** A call as its signature covers it: the address in full, with its query, and the fields of the form. */
export interface SignedForm {
  readonly address: string;
  readonly form: URLSearchParams;
}

/**
 * Returns the signature of a call as Twilio defines it: base64 HMAC-SHA1 with the account's token over the address and the
 * fields, sorted by name, name and value without anything between them.
 */
export const signTextCall = (token: string, call: SignedForm): string => digest(token, call).toString('base64');

/** True when the signature of a call is the one that the token makes. */
export function isTextCallSigned(token: string, call: SignedForm, signature: string): boolean {
  const expected = digest(token, call);
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const digest = (token: string, { address, form }: SignedForm): Buffer =>
  createHmac('sha1', token)
    .update(`${address}${joinFields(form)}`)
    .digest();

/** A field that is there several times counts with each of its values once, in their order. */
const joinFields = (form: URLSearchParams): string =>
  [...new Set(form.keys())]
    .toSorted(byCode)
    .flatMap((name) => [...new Set(form.getAll(name))].toSorted(byCode).map((value) => `${name}${value}`))
    .join('');

const byCode = (first: string, second: string): number => (first < second ? -1 : 1);
