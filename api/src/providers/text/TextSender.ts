/** One text message. `to`: E.164. */
export interface OutgoingText {
  readonly to: string;
  readonly body: string;
}

/** A text that the service has accepted; `sid` names it there. */
interface AcceptedText {
  readonly outcome: 'sent';
  readonly sid: string;
  readonly response: string;
}

/** Result of a send: accepted; refused permanently; or a transient failure that may be retried. */
export type TextResult = AcceptedText | { readonly outcome: 'refused' | 'failed'; readonly response: string };

/** Result of a search at the service: the text, that it was never accepted, or a transient failure. */
export type TextSearch =
  | AcceptedText
  | { readonly outcome: 'notFound' }
  | { readonly outcome: 'failed'; readonly response: string };

/** Port to the text message service. Nothing rejects: failures are results too. */
export interface TextSender {
  send(text: OutgoingText): Promise<TextResult>;
  /** Finds a text that the service may have accepted since then without an answer that arrived. */
  findSent(text: OutgoingText, since: Date): Promise<TextSearch>;
}
