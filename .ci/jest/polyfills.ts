import { TextDecoder, TextEncoder } from 'node:util';

// Missing in jsdom, needed by the router and the session client.
Object.assign(globalThis, { TextEncoder, TextDecoder });

const NEVER = {
  matches: false,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
};

class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// jsdom has no layout: no media query matches, and nothing is resized, scrolled or intersects.
if (typeof window !== 'undefined') {
  Object.assign(window, {
    matchMedia: (media: string) => ({ ...NEVER, media }),
    // Never idle: what loads later is no part of a page's test.
    requestIdleCallback: () => 0,
    ResizeObserver: StillObserver,
    IntersectionObserver: StillObserver,
  });
  Object.assign(window.HTMLElement.prototype, { scrollIntoView: () => undefined, setPointerCapture: () => undefined });
  Object.assign(document, { elementFromPoint: () => null });
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
  Object.assign(window.HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
