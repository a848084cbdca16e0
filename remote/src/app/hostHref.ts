/** True for an address of the page's own origin. */
export function isHostHref(href: unknown): href is string {
  if (typeof href !== 'string' || href === '') return false;
  const base = document.baseURI;
  return URL.canParse(href, base) && new URL(href, base).origin === window.location.origin;
}

/** Says why an address of an embedder's page cannot be used. */
export const toHrefProblem = (href: unknown): string =>
  typeof href === 'string' && href !== ''
    ? `"${href}" leaves the origin of this page, ${window.location.origin}.`
    : 'It returns the address of a path as text.';
