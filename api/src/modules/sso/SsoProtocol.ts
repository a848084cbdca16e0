import type { SsoConnection } from './SsoConnection.ts';

/** A person as the company's provider describes them, in an answer that was verified. */
export interface ProviderIdentity {
  /** Names the person at the provider for ever; compared with case. */
  readonly subject: string;
  /** In lower case. */
  readonly email: string | null;
  /** Null where the provider says nothing of it. */
  readonly isEmailVerified: boolean | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Claims of the answer by name, for the result of a test. */
  readonly claims: Readonly<Record<string, string>>;
  /** An id token, or NameID and session index, for the provider's sign-out. It is kept sealed. */
  readonly signOutHint: string | null;
}

/** The reason why a provider's answer opens no session. */
export type SsoFailureReason =
  | 'CANCELLED'
  | 'PROVIDER_DOWN'
  /** The clocks of provider and portal are too far apart, or the answer came too late. */
  | 'CLOCK'
  | 'ANSWER_INVALID'
  /** The connection's own settings are refused by the provider, or do not fit what it says. */
  | 'SETTINGS';

/** A failure, and for a test the field of the connection's form that is to be changed. */
export interface SsoFailure {
  readonly reason: SsoFailureReason;
  /** Name of a field of the connection's form; null where none is at fault. */
  readonly field: string | null;
  /** A key of `error.sso.` that says more than the reason to who tests the connection. */
  readonly problem: string;
}

/** The way of the browser to a provider: an address, or a form that is posted. */
export type ProviderRequest =
  | { readonly kind: 'REDIRECT'; readonly url: string }
  | { readonly kind: 'FORM'; readonly url: string; readonly fields: Readonly<Record<string, string>> };

/** Values that a protocol needs again when the answer comes; they are kept sealed. */
export type StartSecrets = Readonly<Record<string, string>>;

export interface StartContext {
  /** Unguessable; the answer brings it back, as `state` or RelayState. */
  readonly state: string;
  /** The address that the person has typed, for the provider's form. */
  readonly loginHint: string | null;
}

/** An answer as the browser brought it. */
export interface ProviderAnswer {
  /** The address that was called, with its query. */
  readonly url: URL;
  /** Fields of a posted form; empty for a redirect. */
  readonly form: URLSearchParams;
  /** The state of the start, which was found by it. */
  readonly state: string;
  readonly secrets: StartSecrets;
}

export interface SignOutContext {
  readonly hint: string | null;
  /** The page to which the provider leads afterwards. */
  readonly returnUrl: string;
}

export type StartOutcome =
  | { readonly request: ProviderRequest; readonly secrets: StartSecrets }
  | { readonly failure: SsoFailure };

export type ReadOutcome = { readonly identity: ProviderIdentity } | { readonly failure: SsoFailure };

/** How a company's provider is asked who somebody is. Failures are values; what is raised is a fault of ours. */
export interface SsoProtocol<Connection extends SsoConnection> {
  start(connection: Connection, context: StartContext): Promise<StartOutcome>;
  /** Verifies an answer. Each is read once: the caller has claimed its state. */
  read(connection: Connection, answer: ProviderAnswer): Promise<ReadOutcome>;
  /** Returns the provider's sign-out; null when it has none. */
  signOut(connection: Connection, context: SignOutContext): Promise<ProviderRequest | null>;
}
