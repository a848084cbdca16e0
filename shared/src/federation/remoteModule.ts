import type { SharedStore } from '../store/createSharedStore.ts';
import type { SessionEndReason, SessionStatus } from '../store/sessionSlice.ts';
import type { SlotSnapshot } from '../store/slots.ts';

export type ModuleName = 'portal' | 'funding' | 'ordering' | 'settings';

/** What a host reads of a module before it mounts it; after loading it must equal the registry's row. */
export interface RemoteMeta {
  readonly module: ModuleName;
  readonly version: string;
  readonly contract: string;
  readonly stateSchema: number;
}

/** What every expose of the remote exports. */
export interface RemoteModule {
  readonly meta: RemoteMeta;
  /** Touches no DOM and writes nothing. */
  selfTest?(options: { signal: AbortSignal }): Promise<{ ok: boolean; reason?: string }>;
  /** Resolves after the first commit; rejects with a RemoteError. */
  mount(element: HTMLElement, options?: MountOptions): Promise<MountHandle>;
}

/** What an embedder may hand over; every part is optional. */
export interface MountOptions {
  store?: SharedStore;
  session?: SessionPort;
  /** The embedder's page to which outside services return. */
  returnPage?: string;
  apiBaseUrl?: string;
  locale?: string;
  theme?: ThemeTokens;
  chrome?: 'full' | 'none';
  initialPath?: string;
  navigation?: NavigationPort;
  portalRoot?: HTMLElement;
  nonce?: string;
  signal?: AbortSignal;
  onEvent?(event: PortalEvent): void;
  /** From `suspend()` of any version. */
  restore?: StateSnapshot;
}

export interface MountHandle {
  update(options: Partial<MountOptions>): void;
  /** False while a payment or an upload is in flight. */
  canSwap(): { ok: true } | { ok: false; reason: string };
  suspend(): Promise<StateSnapshot>;
  /** Idempotent, within a second, never throws. */
  unmount(): Promise<void>;
}

/** What a session looks like from outside: no token. */
export interface SessionView {
  readonly status: SessionStatus;
  readonly claims: SessionClaims | null;
  /** End of the idle window, milliseconds since the epoch. */
  readonly expiresAt: number | null;
  readonly endedBecause: SessionEndReason | null;
}

/** The part of the id token that screens may read. */
export interface SessionClaims {
  readonly subject: string;
  readonly platformClientId: string | null;
  readonly customerIdentifier: string | null;
  readonly accountIdentifier: string | null;
}

/** Where a module gets its tokens from; absent means our own session client. */
export interface SessionPort {
  /** One refresh serves every caller. Rejects with a SessionError when nobody is signed in. */
  getAccessToken(options?: { force?: boolean }): Promise<string>;
  reportUnauthorized(): Promise<'retry' | 'ended'>;
  signOut(): Promise<void>;
  subscribe(listener: (session: SessionView) => void): () => void;
}

/** An embedder's own router: the remote then never touches `location`. Paths start with a slash and carry their query. */
export interface NavigationPort {
  currentPath(): string;
  navigate(path: string, options?: { replace?: boolean }): void;
  subscribe(listener: (path: string) => void): () => void;
}

/** What `suspend` keeps: no secrets, at most 64 KB as JSON. */
export interface StateSnapshot {
  readonly module: ModuleName;
  readonly stateSchema: number;
  readonly path: string;
  readonly scrollTop: number;
  readonly drafts: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, SlotSnapshot>>;
}

/** Events that a host does not know are ignored and counted. */
export type PortalEvent =
  | { readonly type: 'ready'; readonly module: ModuleName }
  | { readonly type: 'title'; readonly title: string }
  /** A page was opened: its name for analytics, the same in every language, without anything of the address. */
  | { readonly type: 'segment'; readonly name: string }
  | { readonly type: 'breadcrumbs'; readonly items: readonly { readonly label: string; readonly path: string }[] }
  | { readonly type: 'busy'; readonly busy: boolean }
  | { readonly type: 'error'; readonly code: RemoteErrorCode; readonly message: string }
  | { readonly type: 'metric'; readonly name: string; readonly value: number };

/** Look of the embedder; each part replaces the product's own. `primary`: ten shades from light to dark. */
export interface ThemeTokens {
  readonly colorScheme?: 'light' | 'dark' | 'auto';
  readonly primary?: readonly string[];
  readonly fontFamily?: string;
  readonly radius?: number;
}

export type RemoteErrorCode =
  | 'NETWORK'
  | 'HTTP'
  | 'TIMEOUT'
  | 'INTEGRITY'
  | 'CSP'
  | 'EVALUATION'
  | 'CONTRACT'
  | 'CAPABILITY'
  | 'SHARED_DEPENDENCY'
  | 'MOUNT'
  | 'RENDER'
  | 'CHUNK'
  | 'DISABLED';

/** Every failure of finding, loading, mounting or drawing a module. `detail` is for operators, never shown as text. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly code: RemoteErrorCode;
  readonly detail: Readonly<Record<string, string>>;

  constructor(
    code: RemoteErrorCode,
    message: string,
    options: { cause?: unknown; detail?: Record<string, string> } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.detail = options.detail ?? {};
  }
}

/** Two copies of this class may meet on one page (host's and remote's), so a RemoteError is known by its shape. */
export const isRemoteError = (error: unknown): error is RemoteError =>
  error instanceof Error && error.name === 'RemoteError' && 'code' in error;
