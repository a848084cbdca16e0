import { isOfBuild } from './buildStyles.ts';

/**
 * Keeps this build's styles in a shadow root as well, as those of the page's head do not reach into one. Resolves once the
 * present ones have loaded there; what a later page adds follows by itself. The returned function takes them out.
 */
export async function keepStyles(root: ShadowRoot): Promise<() => void> {
  const copies: HTMLLinkElement[] = [];
  const add = (link: HTMLLinkElement): Promise<void> => {
    const copy = document.createElement('link');
    for (const { name, value } of link.attributes) copy.setAttribute(name, value);
    copies.push(copy);
    return new Promise((resolve) => {
      // Without its styles a module still works.
      copy.onload = copy.onerror = () => resolve();
      root.append(copy);
    });
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (isOfBuild(node)) void add(node);
  });
  observer.observe(document.head, { childList: true });
  await Promise.all([...document.head.children].filter(isOfBuild).map(add));
  return () => {
    observer.disconnect();
    for (const copy of copies) copy.remove();
  };
}
