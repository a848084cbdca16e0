import { createPath, type createMemoryRouter, type To } from 'react-router-dom';

/** The `href` of a link that the page around the module gives no address. */
export const NO_HREF = '';

const IN_PLACE = 'data-in-place';

/** Gives the links of a router their addresses, by path with query. */
export function setHrefs(router: ReturnType<typeof createMemoryRouter>, toHref: (path: string) => string): void {
  router.createHref = (to: To) => toHref(typeof to === 'string' ? to : createPath(to));
}

/**
 * Takes the `href` from links without an address, so that nothing leads another tab astray, and opens them in place, also with
 * Ctrl or the middle button. Returns how to stop watching.
 */
export function openLinksInPlace(nodes: readonly HTMLElement[]): () => void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'attributes' ? [target] : addedNodes) markLinks(node);
  });
  for (const node of nodes) {
    markLinks(node);
    observer.observe(node, { childList: true, subtree: true, attributeFilter: ['href'] });
    // Before any listener of the page's; they go with the nodes.
    node.addEventListener('mousedown', preventScroll, true);
    for (const type of ['click', 'auxclick', 'keydown']) node.addEventListener(type, followPlainly, true);
  }
  return () => observer.disconnect();
}

function markLinks(node: Node): void {
  if (!(node instanceof Element)) return;
  for (const link of [node, ...node.querySelectorAll(`a[href=""], a[${IN_PLACE}][href]`)]) {
    if (link instanceof HTMLAnchorElement) markLink(link);
  }
}

function markLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href');
  if (href === NO_HREF) {
    // First, as the link may have the focus.
    if (!link.hasAttribute('tabindex')) link.tabIndex = 0;
    if (!link.hasAttribute('role')) link.setAttribute('role', 'link');
    link.setAttribute(IN_PLACE, '');
    link.removeAttribute('href');
  } else if (href !== null) link.removeAttribute(IN_PLACE);
}

const findLink = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`a[${IN_PLACE}]`) : null;

/** Else the middle button starts to scroll. */
function preventScroll(event: Event): void {
  if (event instanceof MouseEvent && event.button === 1 && findLink(event) !== null) event.preventDefault();
}

/** Makes a plain click of what a browser would take for a wish for another tab, and of Enter. */
function followPlainly(event: Event): void {
  const link = findLink(event);
  if (link === null || !isFollowing(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  link.click();
}

function isFollowing(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.code.endsWith('Enter');
  if (!(event instanceof MouseEvent)) return false;
  return event.button === 1 || (event.button === 0 && (event.ctrlKey || event.metaKey || event.shiftKey));
}
