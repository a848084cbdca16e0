/** One text message. `to`: E.164. */
export interface OutgoingText {
  readonly to: string;
  readonly body: string;
}

/** Result of a send: accepted; refused permanently; or a transient failure that may be retried. */
export interface TextResult {
  readonly outcome: 'sent' | 'refused' | 'failed';
  readonly response: string;
}

/** Port to the text message service. `send` never rejects: failures are results too. */
export interface TextSender {
  send(text: OutgoingText): Promise<TextResult>;
}
