/** A build of another origin that this tab loads in the place of the served version. */
export interface Override {
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const KEY = 'portal.override@1';

function parse(text: string | null): Override | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { origin, until }: { origin?: unknown; until?: unknown } = value;
    return typeof origin === 'string' && typeof until === 'number' ? { origin, until } : null;
  } catch {
    return null;
  }
}

/** Returns the override of this tab; null: there is none, or it has ended. */
export function readOverride(now = Date.now()): Override | null {
  try {
    const override = parse(sessionStorage.getItem(KEY));
    return override !== null && override.until > now ? override : null;
  } catch {
    // Without storage no tab has one.
    return null;
  }
}

/** Keeps an override for this tab. Raises where storage is forbidden. */
export const keepOverride = (override: Override): void => sessionStorage.setItem(KEY, JSON.stringify(override));

export const endOverride = (): void => sessionStorage.removeItem(KEY);
