import type { AuthenticateAnswer, SessionTokens } from '../contract/session.ts';
import type { SessionPort, SessionView } from './sessionPort.ts';

/** Built-in session: the port plus sign-in, account switch and resume. The token is only available through `getAccessToken`. */
export interface SessionClient extends SessionPort {
  view(): SessionView;
  /**
   * The answer without tokens says what the server still asks for. Rejects with a SessionError that carries the server's
   * i18nKey and values. `captcha`: the answer to one that the server has asked for.
   */
  signIn(username: string, password: string, captcha?: string): Promise<AuthenticateAnswer>;
  /** Begins an emulation with its one-use token. Rejects with a SessionError. */
  emulate(emulationToken: string): Promise<void>;
  /** Ends an emulation and goes on with the session before. Rejects with a SessionError. */
  endEmulation(): Promise<void>;
  /** Begins the session of tokens that another call has answered. */
  adopt(tokens: SessionTokens): void;
  /**
   * Asks the server whether the cookie still holds a session: true when signed in. Never rejects; when the server
   * gives no answer to that, the view stays `unknown` and the next call asks again.
   */
  resume(): Promise<boolean>;
  /** Obtains a token for another account. Rejects with a SessionError. */
  switchAccount(customerIdentifier: string, accountIdentifier: string): Promise<void>;
  /** Renews the idle window now; a refusal ends the session. */
  extend(): Promise<void>;
  /** Stops timers, listeners and the tab channel. */
  dispose(): void;
}
