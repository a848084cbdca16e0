const HEADER = 'x-session-id';
const PAGE_KEY = Symbol.for('portal.sessionId@1');

// Host and remote each have a copy of this module, but a page has one identifier.
const page: object = globalThis;
const holdsId = (one: object): one is { [PAGE_KEY]: string } => PAGE_KEY in one;

/** Adds the page's session identifier to a request. */
export function addSessionId(headers: Headers): void {
  if (holdsId(page)) headers.set(HEADER, page[PAGE_KEY]);
}

/** Stores the identifier of a response for the next request. */
export function keepSessionId(response: Response): void {
  const value = response.headers.get(HEADER);
  if (value !== null) Object.defineProperty(page, PAGE_KEY, { value, configurable: true });
}

/** Clears the identifier at sign-out. */
export function forgetSessionId(): void {
  Reflect.deleteProperty(page, PAGE_KEY);
}
