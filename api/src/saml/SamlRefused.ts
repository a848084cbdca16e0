/**
 * Reasons for which an answer of a provider opens no session. `unsafe`: made to exhaust its reader, or with a document type. `status`: the
 * provider says that it did not sign anybody in. `signature`: not signed in both places, or not by a certificate of the connection.
 * `algorithm`: signed by less than SHA-256. `assertion`: not one, at its place. `comment`: comments and processing instructions, for which
 * readers of XML take different texts. `subject`: names nobody.
 */
export const SAML_REFUSALS = [
  'notXml',
  'unsafe',
  'status',
  'signature',
  'algorithm',
  'assertion',
  'encrypted',
  'comment',
  'time',
  'audience',
  'recipient',
  'destination',
  'issuer',
  'unsolicited',
  'replayed',
  'subject',
] as const;
export type SamlRefusalReason = (typeof SAML_REFUSALS)[number];

/** An answer that is refused. */
export class SamlRefused extends Error {
  readonly reason: SamlRefusalReason;

  constructor(reason: SamlRefusalReason) {
    super(`The answer is refused: ${reason}`);
    this.reason = reason;
  }
}
