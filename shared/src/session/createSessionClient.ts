import type { AuthenticateAnswer, SessionTokens, SessionWindow } from '../contract/session.ts';
import { SETTINGS } from '../domain/settings.ts';
import type { SessionView } from './sessionPort.ts';
import type { SessionEndReason } from './sessionPort.ts';
import { createAuthorizedFetch } from './createAuthorizedFetch.ts';
import { refusalOf, sessionCalls, type Fetch } from './sessionCalls.ts';
import type { SessionClient } from './sessionClient.ts';
import { SessionError } from './sessionError.ts';
import { forgetSessionId } from './sessionId.ts';
import { openTabChannel, type TabChannel, type TabMessage } from './tabChannel.ts';
import { rememberConnection } from './rememberedConnection.ts';
import { readToken } from './tokenClaims.ts';
import { watchActivity, type ActivityWatch } from './watchActivity.ts';
import { withRefreshLock } from './withRefreshLock.ts';

export interface SessionClientOptions {
  readonly apiBaseUrl: string;
  /** Called on every change, before the subscribers. */
  readonly onChange?: (view: SessionView) => void;
  readonly fetch?: Fetch;
  /** Leaves for the sign-out of the company's sign-in service. */
  readonly openPage?: (address: string) => void;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

type RefreshOutcome = 'renewed' | 'refused' | 'unreachable';

interface HeldTokens {
  readonly idToken: string;
  readonly emulationRestoreToken: string | null;
  readonly endsAt: number;
}

const SIGNED_OUT: SessionView = { status: 'signed-out', claims: null, expiresAt: null, endedBecause: null };
const RENEW_TOKEN_BEFORE_MS = 15_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Clocks that differ by less count as equal: the way of an answer takes time too. */
const CLOCK_TOLERANCE_MS = 30_000;

const isRefusal = (error: unknown): boolean =>
  error instanceof SessionError && error.status >= 400 && error.status < 500 && error.status !== 429;

const unavailable = (description: string): SessionError => new SessionError(0, 'error.unavailable', description);

class OwnSession implements SessionClient {
  readonly #now: () => number;
  readonly #calls: ReturnType<typeof sessionCalls>;
  readonly #authorized: Fetch;
  readonly #apiBaseUrl: string;
  readonly #onChange: (view: SessionView) => void;
  readonly #openPage: (address: string) => void;
  readonly #listeners = new Set<(view: SessionView) => void>();
  readonly #tabs: TabChannel;
  readonly #activity: ActivityWatch;
  #tokens: HeldTokens | null = null;
  #view: SessionView = { ...SIGNED_OUT, status: 'unknown' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refreshing: Promise<RefreshOutcome> | undefined;
  #resuming: Promise<boolean> | undefined;
  #extending: Promise<void> | undefined;
  #extendedAt = 0;
  // How far the server's clock is ahead of this one.
  #aheadMs = 0;
  // The user of a session that ended: their sign-in in another tab goes on here too.
  #endedSubject: string | null = null;
  // Counts sign-ins and ends: a response requested before one of them must not restore its session.
  #era = 0;

  constructor({
    apiBaseUrl,
    onChange,
    fetch = (input, init) => globalThis.fetch(input, init),
    openPage = (address) => window.location.assign(address),
    now = Date.now,
  }: SessionClientOptions) {
    this.#now = now;
    this.#openPage = openPage;
    this.#apiBaseUrl = apiBaseUrl;
    this.#onChange = onChange ?? (() => undefined);
    this.#calls = sessionCalls(fetch, apiBaseUrl);
    this.#authorized = createAuthorizedFetch(this, fetch);
    this.#tabs = openTabChannel((message) => this.#hear(message));
    this.#activity = watchActivity(() => this.#noticeActivity(), now);
  }

  view = (): SessionView => this.#view;

  subscribe = (listener: (view: SessionView) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  signIn = async (username: string, password: string, captcha?: string): Promise<AuthenticateAnswer> => {
    const response = await this.#calls.authenticate(username, password, captcha);
    const jwt = response.jwt ?? (response.mfa?.isRemembered === true ? await this.#calls.signInRemembered() : null);
    if (jwt !== null) this.adopt(jwt);
    return { ...response, jwt };
  };

  adopt = (tokens: SessionTokens): void => {
    this.#era += 1;
    this.#adopt(tokens);
    this.#tabs.publish({ type: 'signed-in', subject: this.#view.claims?.subject ?? '' });
  };

  emulate = async (emulationToken: string): Promise<void> => {
    const from = this.#view.claims?.subject ?? '';
    this.adopt(await this.#calls.emulate(emulationToken));
    this.#tabs.publish({ type: 'emulation-begun', from });
  };

  endEmulation = async (): Promise<void> => {
    this.adopt(await this.#calls.restore(this.#tokens?.emulationRestoreToken ?? ''));
    this.#tabs.publish({ type: 'emulation-ended' });
  };

  resume = (): Promise<boolean> => {
    if (this.#view.status !== 'unknown') return Promise.resolve(this.#tokens !== null);
    this.#resuming ??= this.#refresh().then((outcome) => {
      this.#resuming = undefined;
      if (outcome === 'refused' && this.#view.status === 'unknown') this.#show(SIGNED_OUT);
      return this.#tokens !== null;
    });
    return this.#resuming;
  };

  getAccessToken = async ({ force = false }: { force?: boolean } = {}): Promise<string> => {
    await this.resume();
    if (this.#view.status === 'unknown') throw unavailable('Whether somebody is signed in could not be asked.');
    const held = this.#tokens;
    if (held !== null && (force || held.endsAt - this.#now() < RENEW_TOKEN_BEFORE_MS)) {
      const outcome = await this.#refresh();
      if (outcome === 'unreachable' && (force || held.endsAt <= this.#now())) {
        throw unavailable('The session could not be renewed.');
      }
    }
    if (this.#tokens === null) throw new SessionError(401, 'error.session.ended', 'Nobody is signed in.');
    return this.#tokens.idToken;
  };

  reportUnauthorized = async (): Promise<'retry' | 'ended'> => {
    if (this.#tokens === null) return 'ended';
    return (await this.#refresh()) === 'refused' ? 'ended' : 'retry';
  };

  switchAccount = async (customerIdentifier: string, accountIdentifier: string): Promise<void> => {
    const era = this.#era;
    const path = `${encodeURIComponent(customerIdentifier)}/${encodeURIComponent(accountIdentifier)}`;
    const response = await this.#authorized(`${this.#apiBaseUrl}/api/authenticate/updateActiveAccount/${path}`, {
      method: 'POST',
      // A reload at once would take it back.
      keepalive: true,
    }).catch((error: unknown) => {
      throw error instanceof SessionError ? error : unavailable('unreachable');
    });
    if (!response.ok) throw await refusalOf(response);
    const tokens = (await response.json()) as SessionTokens;
    if (era === this.#era) this.#adopt(tokens);
  };

  extend = (): Promise<void> => {
    this.#extending ??= this.#renewWindow().finally(() => {
      this.#extending = undefined;
    });
    return this.#extending;
  };

  signOut = async (): Promise<void> => {
    const held = this.#tokens;
    rememberConnection(null);
    this.#end(SIGNED_OUT);
    const signOutUrl = held === null ? null : await this.#calls.logout(held.idToken).catch(() => null);
    forgetSessionId();
    this.#tabs.publish({ type: 'signed-out' });
    if (signOutUrl !== null) this.#openPage(signOutUrl);
  };

  dispose = (): void => {
    // Answers that are still on their way find nobody.
    this.#era += 1;
    clearTimeout(this.#timer);
    this.#activity.stop();
    this.#tabs.close();
    this.#listeners.clear();
  };

  #refresh(): Promise<RefreshOutcome> {
    this.#refreshing ??= withRefreshLock(() => this.#renewTokens()).finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #renewTokens(): Promise<RefreshOutcome> {
    const era = this.#era;
    try {
      const tokens = await this.#calls.refresh(this.#tokens?.emulationRestoreToken ?? null);
      if (era !== this.#era) return this.#tokens === null ? 'refused' : 'renewed';
      const subject = this.#view.claims?.subject;
      if (subject !== undefined && subject !== readToken(tokens.idToken).claims.subject)
        return this.#refuse('replaced');
      this.#adopt(tokens);
      this.#tabs.publish({ type: 'extended', expiresAt: this.#here(tokens.expiresAt) });
      return 'renewed';
    } catch (error) {
      if (!isRefusal(error)) return 'unreachable';
      return era === this.#era && this.#tokens !== null ? this.#refuse('unauthorized') : 'refused';
    }
  }

  #refuse(endedBecause: SessionEndReason): RefreshOutcome {
    this.#endedSubject = this.#view.claims?.subject ?? null;
    this.#end({ ...SIGNED_OUT, status: 'ended', endedBecause });
    return 'refused';
  }

  async #renewWindow(): Promise<void> {
    this.#extendedAt = this.#now();
    const response = await this.#authorized(`${this.#apiBaseUrl}/api/users/sessionRefresh`).catch(() => null);
    if (response?.ok !== true) return;
    const expiresAt = this.#here(((await response.json()) as SessionWindow).expiresAt);
    this.#moveWindow(expiresAt);
    this.#tabs.publish({ type: 'extended', expiresAt });
  }

  #adopt(tokens: SessionTokens): void {
    const { claims, endsAt, issuedAt, connectionId } = readToken(tokens.idToken);
    rememberConnection(connectionId);
    const aheadMs = issuedAt === null ? 0 : issuedAt - this.#now();
    this.#aheadMs = Math.abs(aheadMs) > CLOCK_TOLERANCE_MS ? aheadMs : 0;
    const expiresAt = this.#here(tokens.expiresAt);
    this.#tokens = {
      idToken: tokens.idToken,
      emulationRestoreToken: tokens.emulationRestoreToken,
      endsAt: endsAt === null ? expiresAt : endsAt - this.#aheadMs,
    };
    this.#show({ status: 'signed-in', claims, expiresAt, endedBecause: null });
    this.#armTimer(expiresAt);
  }

  /** A time of the server, by the clock of this browser. */
  #here(instant: string): number {
    return Date.parse(instant) - this.#aheadMs;
  }

  #moveWindow(expiresAt: number): void {
    if (this.#view.status !== 'signed-in') return;
    this.#show({ ...this.#view, expiresAt });
    this.#armTimer(expiresAt);
  }

  #armTimer(expiresAt: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#checkWindow(),
      Math.min(Math.max(expiresAt - this.#now(), 0), LONGEST_TIMER_MS),
    );
  }

  #checkWindow(): void {
    const { status, expiresAt } = this.#view;
    if (status !== 'signed-in' || expiresAt === null) return;
    if (expiresAt <= this.#now()) this.#refuse('expired');
    else this.#armTimer(expiresAt);
  }

  #noticeActivity(): void {
    const { status, expiresAt } = this.#view;
    if (status !== 'signed-in' || expiresAt === null) return;
    const left = expiresAt - this.#now();
    if (left <= 0) this.#checkWindow();
    else if (left < SETTINGS.session.windowMs / 2 && this.#now() - this.#extendedAt >= SETTINGS.session.pollMs)
      void this.extend();
  }

  #hear(message: TabMessage): void {
    if (message.type === 'signed-in') {
      if (this.#view.status === 'ended' && message.subject === this.#endedSubject) void this.#refresh();
      return;
    }
    if (this.#view.status !== 'signed-in') return;
    if (message.type === 'extended') this.#moveWindow(message.expiresAt);
    else if (message.type === 'signed-out') this.#end(SIGNED_OUT);
    else if (this.#isAboutThis(message)) {
      this.#end({ ...SIGNED_OUT, status: 'unknown' });
      void this.resume();
    }
  }

  /** The tabs of one person follow each other into an emulation and out of it. */
  #isAboutThis(message: Extract<TabMessage, { type: 'emulation-begun' | 'emulation-ended' }>): boolean {
    const isEmulating = this.#tokens?.emulationRestoreToken != null;
    if (message.type === 'emulation-ended') return isEmulating;
    return !isEmulating && message.from === this.#view.claims?.subject;
  }

  #end(view: SessionView): void {
    this.#era += 1;
    this.#tokens = null;
    clearTimeout(this.#timer);
    this.#show(view);
  }

  #show(view: SessionView): void {
    this.#view = view;
    this.#onChange(view);
    for (const listener of this.#listeners) listener(view);
  }
}

/** Built-in session client: tokens in private fields, one refresh shared by all callers and tabs. */
export const createSessionClient = (options: SessionClientOptions): SessionClient => new OwnSession(options);
