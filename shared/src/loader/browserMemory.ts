import type { RemoteErrorCode } from '../federation/remoteModule.ts';

/** A version that did not start in this browser. It is tried again once an operator has changed the registry. */
export interface FailedVersion {
  readonly version: string;
  /** Serial of the registry that listed it. */
  readonly serial: number;
  readonly code: RemoteErrorCode;
}

/** The facts by which a version is chosen in this browser; none of them says who uses it. */
export interface Browser {
  /** Drawn at random. */
  readonly id: string;
  /** Organisation that signed in last (`platformClientId`); forgotten at sign-out. */
  readonly platform: string | null;
  /** Version of the canary to which an organisation has led this browser: it stays chosen after sign-out. */
  readonly canary?: string;
  readonly failed: readonly FailedVersion[];
}

/** Keeps what is known of this browser. */
export interface BrowserMemory {
  read(): Browser;
  keep(changes: Partial<Browser>): void;
}

const drawn = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const isFailed = (value: unknown): value is FailedVersion =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'string' &&
  'serial' in value &&
  typeof value.serial === 'number' &&
  'code' in value &&
  typeof value.code === 'string';

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Damaged: drawn anew.
    return null;
  }
}

function parsed(text: string | null): Partial<Browser> {
  const value = jsonOf(text);
  if (typeof value !== 'object' || value === null) return {};
  const { id, canary, failed }: { id?: unknown; canary?: unknown; failed?: unknown } = value;
  return {
    ...(typeof id === 'string' && /^[0-9a-f]{32}$/.test(id) && { id }),
    ...(typeof canary === 'string' && { canary }),
    ...(Array.isArray(failed) && { failed: failed.filter(isFailed) }),
  };
}

/** Keeps it in the storage of the page's origin, for the registry at `url`; without storage, for this page alone. */
export function browserMemory(url: string): BrowserMemory {
  const key = `portal.browser@1:${url}`;
  // Apart from the rest, which outlives the sign-out: `clearUserStorage` removes this one.
  const platformKey = `portal.platform@1:${url}`;
  let current: Browser = { id: drawn(), platform: null, failed: [] };
  const write = ({ platform, ...browser }: Browser): void => {
    localStorage.setItem(key, JSON.stringify(browser));
    if (platform === null) localStorage.removeItem(platformKey);
    else localStorage.setItem(platformKey, platform);
  };
  const read = (): Browser => {
    try {
      const stored = parsed(localStorage.getItem(key));
      current = { ...current, ...stored, platform: localStorage.getItem(platformKey) };
      // Without its name in storage, the next load would draw another one, and with it another version.
      if (stored.id === undefined) write(current);
    } catch {
      // Storage that is forbidden only loses the memory.
    }
    return current;
  };
  return {
    read,
    keep: (changes) => {
      current = { ...read(), ...changes };
      try {
        write(current);
      } catch {
        // The same.
      }
    },
  };
}
