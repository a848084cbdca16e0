import { languageOf } from '../../domain/people/languages.ts';
import {
  isRemoteError,
  MODULES,
  RemoteError,
  type ModuleName,
  type MountHandle,
  type MountOptions,
  type PortalEvent,
} from '../../federation/remoteModule.ts';
import type { Loader } from '../createLoader.ts';
import type { LoaderTexts } from '../failureTexts.ts';
import { en } from '../texts/en.ts';
import { healWhenEnabled } from '../healWhenEnabled.ts';
import { createFailureCard } from './createFailureCard.ts';

/** Finds the loader of an element by its attributes `registry` and `api`, which are absolute or absent. */
export type LoaderOf = (addresses: { registry: string | null; api: string | null }) => {
  loader: Loader;
  apiBaseUrl: string;
};

async function textsIn(locale: string | undefined): Promise<{ language: string; texts: LoaderTexts }> {
  const language = languageOf(locale ?? navigator.language);
  if (language === 'en') return { language, texts: en };
  return import('../loaderTexts.ts').then(
    ({ loaderTexts }) => ({ language, texts: loaderTexts(language) }),
    () => ({ language: 'en', texts: en }),
  );
}

/** Defines `<rewards-portal>`, once a page. docs/EMBEDDING.md lists its attributes, properties and events. */
export function definePortalElement(loaderOf: LoaderOf): void {
  if (customElements.get('rewards-portal') !== undefined) return;

  class PortalElement extends HTMLElement {
    static readonly observedAttributes = ['locale', 'module'];

    /** Mount options that are no attributes, such as `session`, `theme` and `navigation`. May be set before the element is defined. */
    declare options?: MountOptions;
    #open: AbortController | null = null;
    #tree: Node | null = null;
    #handle: MountHandle | null = null;

    connectedCallback(): void {
      // Moved within its tree it stays as it is; in another tree, such as a shadow root, it needs that one's styles.
      if (this.#open !== null && this.#tree === this.getRootNode()) return;
      this.#tree = this.getRootNode();
      void this.#load();
    }

    disconnectedCallback(): void {
      // A move takes it out and puts it in again, in one task.
      queueMicrotask(() => {
        if (!this.isConnected) this.#close();
      });
    }

    attributeChangedCallback(name: string, before: string | null, value: string | null): void {
      if (this.#open === null || value === before) return;
      // Without a mounted module, such as while a card stands in its place, all is drawn anew.
      if (name === 'module' || this.#handle === null) void this.#load();
      else if (value !== null) this.#handle.update({ locale: value });
    }

    /** Changes options of the mounted module, such as its theme. */
    update(options: Partial<MountOptions>): void {
      this.options = { ...this.options, ...options };
      this.#handle?.update(options);
    }

    async #load(): Promise<void> {
      this.#close();
      const open = new AbortController();
      this.#open = open;
      const { language, texts } = await textsIn(this.#locale());
      if (this.#open !== open) return;
      this.#show(status(language, texts.loading));
      try {
        const handle = await this.#mount(open.signal);
        if (this.#open === open) this.#handle = handle;
        else await handle.unmount();
      } catch (cause) {
        if (this.#open !== open) return;
        const error = isRemoteError(cause)
          ? cause
          : new RemoteError('MOUNT', 'The module could not be mounted.', { cause });
        this.#show(createFailureCard({ error, language, texts, onRetry: () => void this.#load() }));
        this.#heal(error, open.signal);
        console.error(`<rewards-portal> ${error.code}: ${error.message}`);
        this.dispatchEvent(new CustomEvent('portal-failure', { detail: error, bubbles: true }));
      }
    }

    #heal(error: RemoteError, signal: AbortSignal): void {
      const module = this.#module();
      if (module === undefined) return;
      const { loader } = this.#loader();
      const stop = healWhenEnabled({
        error,
        loader,
        remote: 'portal',
        module,
        onEnabled: () => void this.#load(),
      });
      signal.addEventListener('abort', stop, { once: true });
    }

    #loader(): ReturnType<LoaderOf> {
      return loaderOf({ registry: this.getAttribute('registry'), api: this.getAttribute('api') });
    }

    #module(): ModuleName | undefined {
      const wanted = this.getAttribute('module') ?? 'portal';
      return MODULES.find((one) => one === wanted);
    }

    async #mount(signal: AbortSignal): Promise<MountHandle> {
      const { loader, apiBaseUrl } = this.#loader();
      const module = this.#module();
      if (module === undefined)
        throw new RemoteError(
          'CONTRACT',
          `There is no module ${this.getAttribute('module')}; there are ${MODULES.join(', ')}.`,
          {
            detail: { named: this.getAttribute('module') ?? '' },
          },
        );
      const nonce = this.options?.nonce ?? (this.nonce || undefined);
      const { remoteModule, registryProblem, insteadOf } = await loader.load('portal', module, {
        signal,
        ...(nonce !== undefined && { nonce }),
      });
      signal.throwIfAborted();
      const onEvent = (event: PortalEvent): void => {
        this.options?.onEvent?.(event);
        this.dispatchEvent(new CustomEvent('portal-event', { detail: event, bubbles: true }));
      };
      for (const problem of [registryProblem, insteadOf])
        if (problem !== null) onEvent({ type: 'error', code: problem.code, message: problem.message });
      const place = document.createElement('div');
      this.#show(place);
      return remoteModule.mount(place, {
        apiBaseUrl,
        chrome: module === 'portal' ? 'full' : 'none',
        ...this.#attributes(),
        ...(nonce !== undefined && { nonce }),
        ...this.options,
        signal,
        onEvent,
      });
    }

    #attributes(): MountOptions {
      const returnPage = this.getAttribute('return-page');
      const initialPath = this.getAttribute('initial-path');
      const loginPage = this.getAttribute('login-page');
      const chrome = this.getAttribute('chrome');
      const locale = this.#locale();
      const isBarOff = this.getAttribute('own-bar') === 'false';
      return {
        ...(locale !== undefined && { locale }),
        ...(returnPage !== null && { returnPage }),
        ...(loginPage !== null && { loginPage }),
        ...(initialPath !== null && { initialPath }),
        ...(isBarOff && { ownBar: false }),
        ...((chrome === 'full' || chrome === 'none') && { chrome }),
      };
    }

    #locale(): string | undefined {
      return this.getAttribute('locale') ?? this.options?.locale;
    }

    #show(...nodes: Node[]): void {
      this.replaceChildren(...nodes);
    }

    #close(): void {
      this.#open?.abort();
      this.#open = null;
      void this.#handle?.unmount();
      this.#handle = null;
      this.replaceChildren();
    }
  }

  customElements.define('rewards-portal', PortalElement);
}

function status(language: string, text: string): HTMLElement {
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.lang = language;
  line.textContent = text;
  return line;
}
