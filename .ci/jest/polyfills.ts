import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither, the router and the session client need both.
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

// jsdom lays nothing out: no media query matches, nothing is ever resized, scrolled or comes into view.
if (typeof window !== 'undefined') {
  Object.assign(window, {
    matchMedia: (media: string) => ({ ...NEVER, media }),
    ResizeObserver: StillObserver,
    IntersectionObserver: StillObserver,
  });
  Object.assign(window.HTMLElement.prototype, { scrollIntoView: () => undefined });
  Object.assign(window.HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
