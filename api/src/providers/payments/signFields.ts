import { createHmac } from 'node:crypto';

/** Signature of Secure Acceptance: HMAC-SHA256 over `name=value` of the names in their order; the secret is used as text. */
export const signFields = (fields: ReadonlyMap<string, string>, names: readonly string[], secret: string): string =>
  createHmac('sha256', secret).update(signedText(fields, names)).digest('base64');

/** The text that is signed; values as they are posted. */
export const signedText = (fields: ReadonlyMap<string, string>, names: readonly string[]): string =>
  names.map((name) => `${name}=${fields.get(name) ?? ''}`).join(',');
