/** Calls whose refusal is not told while the treatment `ignore-forbidden` is on. */
const QUIET = [
  '/mfa',
  '/mfa/verify',
  '/account',
  '/authenticate',
  '/orders/:referenceOrderId/lines',
  '/accounts',
  '/customers',
] as const;

const PATTERNS = QUIET.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}(?:[/?]|$)`));

/** True for a call below one of those paths. */
export const isIgnoredRefusal = (url: string): boolean => PATTERNS.some((pattern) => pattern.test(url));
