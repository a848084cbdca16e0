/** The things that a module must give back when it is unmounted; elements include styles. */
export interface Held {
  readonly elements: number;
  readonly listeners: number;
  readonly timers: number;
  readonly workers: number;
}

type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
type Listener = EventListenerOrEventListenerObject | null;
type ListenerOptions = boolean | AddEventListenerOptions | undefined;

/** Counts from now on what is taken of a page and not given back; answers how to look. Listeners: of window and document. */
export function countHeld(page: Window & typeof globalThis): () => Held {
  const listeners = [page, page.document].map(countListeners);
  const timers = countTimers(page);
  const workers = countWorkers(page);
  return () => ({
    elements: page.document.querySelectorAll('*').length,
    listeners: listeners.reduce((sum, count) => sum + count(), 0),
    timers: timers(),
    workers: workers(),
  });
}

/** Counts the target's listeners; one that goes by itself after its event is not counted. */
export function countListeners(target: Target): () => number {
  const held = new Map<string, Set<Listener>>();
  const of = (type: string, options: ListenerOptions): Set<Listener> => {
    const isCapture = typeof options === 'object' ? options.capture === true : options === true;
    const key = `${type} ${isCapture}`;
    const found = held.get(key) ?? new Set<Listener>();
    held.set(key, found);
    return found;
  };
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  target.addEventListener = (type: string, listener: Listener, options?: ListenerOptions) => {
    add(type, listener, options);
    if (typeof options !== 'object') of(type, options).add(listener);
    else if (options.once !== true && options.signal?.aborted !== true) {
      of(type, options).add(listener);
      options.signal?.addEventListener('abort', () => of(type, options).delete(listener), { once: true });
    }
  };
  target.removeEventListener = (type: string, listener: Listener, options?: ListenerOptions) => {
    remove(type, listener, options);
    of(type, options).delete(listener);
  };
  return () => [...held.values()].reduce((sum, { size }) => sum + size, 0);
}

/** Timeouts and intervals that are neither over nor cleared. */
function countTimers(page: Window & typeof globalThis): () => number {
  const running = new Set<unknown>();
  const later = page.setTimeout.bind(page);
  const often = page.setInterval.bind(page);
  const forget = page.clearTimeout.bind(page);
  const stop = page.clearInterval.bind(page);
  const added = <Id>(id: Id): Id => {
    running.add(id);
    return id;
  };
  Object.assign(page, {
    setTimeout: (work: (...all: unknown[]) => void, ms?: number, ...rest: unknown[]) => {
      const id = later(() => {
        running.delete(id);
        work(...rest);
      }, ms);
      return added(id);
    },
    setInterval: (work: (...all: unknown[]) => void, ms?: number, ...rest: unknown[]) =>
      added(often(() => work(...rest), ms)),
    clearTimeout: (id?: number) => {
      running.delete(id);
      forget(id);
    },
    clearInterval: (id?: number) => {
      running.delete(id);
      stop(id);
    },
  });
  return () => running.size;
}

function countWorkers(page: Window & typeof globalThis): () => number {
  let running = 0;
  page.Worker = class extends page.Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      running += 1;
    }
    override terminate(): void {
      super.terminate();
      running -= 1;
    }
  };
  return () => running;
}
