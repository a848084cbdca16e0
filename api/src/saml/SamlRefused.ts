/** Reasons for which an answer of a provider opens no session. */
export type SamlRefusalReason =
  | 'notXml'
  /** Made to exhaust its reader, or with a document type. */
  | 'unsafe'
  /** The provider says that it did not sign anybody in. */
  | 'status'
  /** Not signed in both places, or not by a certificate of the connection. */
  | 'signature'
  /** Signed by less than SHA-256. */
  | 'algorithm'
  /** Not one assertion, at its place. */
  | 'assertion'
  | 'encrypted'
  /** A comment or a processing instruction, which readers of XML take for different texts. */
  | 'comment'
  | 'time'
  | 'audience'
  | 'recipient'
  | 'destination'
  | 'issuer'
  | 'unsolicited'
  | 'replayed'
  /** Names nobody. */
  | 'subject';

/** An answer that is refused. */
export class SamlRefused extends Error {
  readonly reason: SamlRefusalReason;

  constructor(reason: SamlRefusalReason) {
    super(`The answer is refused: ${reason}`);
    this.reason = reason;
  }
}
