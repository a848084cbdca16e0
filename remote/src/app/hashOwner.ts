// The hash of a page has one owner, whatever version it is of: a second module mounted beside it keeps its address in memory.
const HASH_OWNER = Symbol.for('portal.hash@1');
const getOwner = (): unknown => Reflect.get(globalThis, HASH_OWNER);

/** `#content` is an anchor of the page around a module; a module's own addresses have a slash. */
export const isAnchorOfPage = (): boolean => /^#[^/\\]/.test(window.location.hash);

/** Takes a module's path out of the page's address; an anchor of the page stays. */
export function removeHash(): void {
  if (isAnchorOfPage()) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/** Claims the hash for a mount in an element, and returns how to give it back; null where another mount has it. */
export function claimHash(element: Element): (() => void) | null {
  if (getOwner() !== undefined || !isFirstElement(element)) return null;
  const owner = {};
  Reflect.set(globalThis, HASH_OWNER, owner);
  return () => {
    if (getOwner() === owner) Reflect.deleteProperty(globalThis, HASH_OWNER);
  };
}

const TAG = 'rewards-portal';

/** True for the first `<rewards-portal>` of a page, whichever code arrives first: at each load the same one has the hash. */
function isFirstElement(element: Element): boolean {
  const own = element.closest(TAG);
  const tree = own?.getRootNode();
  return !(tree instanceof Document) || [...tree.querySelectorAll(TAG)].find(usesHash) === own;
}

function usesHash(element: Element): boolean {
  const options: unknown = Reflect.get(element, 'options');
  return typeof options !== 'object' || options === null || Reflect.get(options, 'navigation') === undefined;
}
