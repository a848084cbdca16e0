import { show } from 'vanilla-cookieconsent';

/**
 * Shows the question. The library keeps what has the focus at that moment until the question is answered, and gives the focus
 * back to it then. A field would be kept with what is typed there, long after its page was left; so the library meets a
 * stand-in, which knows the field only while something else holds it.
 */
export function showQuestion(): void {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement ? new WeakRef(activeElement) : null;
  const standIn = { focus: () => focused?.deref()?.focus() };
  Object.defineProperty(document, 'activeElement', { configurable: true, get: () => standIn });
  try {
    show(true);
  } finally {
    Reflect.deleteProperty(document, 'activeElement');
  }
}
