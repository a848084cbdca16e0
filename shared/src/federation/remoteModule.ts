import type { SessionPort } from '../session/sessionPort.ts';
import type { SharedStore } from '../store/createSharedStore.ts';
import type { SlotSnapshot } from '../store/slots.ts';

/** The modules of the remote, each exposed under its name. */
export const MODULES = ['portal', 'ordering', 'funding', 'settings'] as const;
export type ModuleName = (typeof MODULES)[number];

/** Metadata that a host checks before mounting; it must equal the registry entry. */
export interface RemoteMeta {
  readonly module: ModuleName;
  readonly version: string;
  readonly contract: string;
  readonly stateSchema: number;
}

/** Exports of every exposed module. */
export interface RemoteModule {
  readonly meta: RemoteMeta;
  /** Must not touch the DOM or write anything. */
  selfTest?(options: { signal: AbortSignal }): Promise<{ ok: boolean; reason?: string }>;
  /** Resolves after the first commit; rejects with a RemoteError. */
  mount(element: HTMLElement, options?: MountOptions): Promise<MountHandle>;
}

/** Options passed by the embedder; all are optional. */
export interface MountOptions {
  store?: SharedStore;
  session?: SessionPort;
  /** The embedder's page to which external services redirect back. */
  returnPage?: string;
  /** The embedder's own sign-in page, which is loaded in place of the portal's wherever somebody must sign in. */
  loginPage?: string;
  apiBaseUrl?: string;
  locale?: string;
  theme?: ThemeTokens;
  chrome?: 'full' | 'none';
  /** False: the page around ordering leads to the cart and to other accounts itself, so that the module brings no bar. */
  ownBar?: boolean;
  initialPath?: string;
  navigation?: NavigationPort;
  portalRoot?: HTMLElement;
  nonce?: string;
  signal?: AbortSignal;
  onEvent?(event: PortalEvent): void;
  /** From `suspend()` of any version. */
  restore?: StateSnapshot;
  /** The registry's present word; our loader passes it and keeps it up to date by `update`. */
  availability?: Availability;
}

/** The registry's word about the modules and about the mounted version. */
export interface Availability {
  /** Modules that are switched off, by name. */
  readonly switchedOff: Readonly<Partial<Record<ModuleName, SwitchedOff>>>;
  /** Version that a reload of the page would bring in place of the mounted one; null: none. */
  readonly newerVersion: string | null;
  /** Asks the registry again; settles once `update` has told its answer. */
  readonly refresh: () => Promise<void>;
}

/** Why a module is off. */
export interface SwitchedOff {
  /** Such as `MAINTENANCE`, or a sentence of the operator's; '' where nobody gave one. */
  readonly reason: string;
  /** When it should be back (ISO 8601). */
  readonly until?: string;
}

export interface MountHandle {
  update(options: Partial<MountOptions>): void;
  /** False while a payment or an upload is in flight. */
  canSwap(): { ok: true } | { ok: false; reason: string };
  suspend(): Promise<StateSnapshot>;
  /** Idempotent; settles within a second and never throws. */
  unmount(): Promise<void>;
}

/** Router of the embedder: with it the remote never touches `location`. Paths start with a slash and include the query. */
export interface NavigationPort {
  currentPath(): string;
  navigate(path: string, options?: { replace?: boolean }): void;
  subscribe(listener: (path: string) => void): () => void;
  /**
   * Address of the embedder's page, on its origin, at which the module shows a path: what a link's new tab opens. Without it
   * links have no address and open in place.
   */
  hrefOf?(path: string): string;
}

/** Result of `suspend`: no secrets, at most 64 KB as JSON. */
export interface StateSnapshot {
  readonly module: ModuleName;
  readonly stateSchema: number;
  readonly path: string;
  readonly scrollTop: number;
  readonly drafts: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, SlotSnapshot>>;
}

/** Hosts ignore and count event types they do not know. */
export type PortalEvent =
  | { readonly type: 'ready'; readonly module: ModuleName }
  | { readonly type: 'title'; readonly title: string }
  /** Page view: a language-independent page name for analytics, without any part of the URL. */
  | { readonly type: 'segment'; readonly name: string }
  | { readonly type: 'breadcrumbs'; readonly items: readonly { readonly label: string; readonly path: string }[] }
  | { readonly type: 'busy'; readonly busy: boolean }
  /** Organisation of the signed-in user (`platformClientId`). */
  | { readonly type: 'platform'; readonly platform: string }
  | { readonly type: 'error'; readonly code: RemoteErrorCode; readonly message: string }
  | { readonly type: 'metric'; readonly name: string; readonly value: number };

/** Theme of the embedder; each token replaces the product's default. `primary`: ten shades from light to dark. */
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

/** Failure to find, load, mount or render a module. `detail` is for operators and never displayed. */
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

/** Host and remote may each have a copy of this class, so a RemoteError is identified by its shape, not by instanceof. */
export const isRemoteError = (error: unknown): error is RemoteError =>
  error instanceof Error && error.name === 'RemoteError' && 'code' in error;
