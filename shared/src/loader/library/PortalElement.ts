import { findLanguage, languageOf } from '../../domain/people/languages.ts';
import {
  isRemoteError,
  MODULES,
  RemoteError,
  type ModuleName,
  type MountHandle,
  type MountOptions,
  type PortalEvent,
} from '../../federation/remoteModule.ts';
import type { FrameLoader } from '../createLoader.ts';
import type { LoaderTexts } from '../failureTexts.ts';
import { en } from '../texts/en.ts';
import { healCard } from '../healCard.ts';
import { createFailureCard } from './createFailureCard.ts';

/** Finds the loader of an element by its attributes `registry` and `api`, which are absolute or absent. */
export type LoaderOf = (addresses: { registry: string | null; api: string | null }) => {
  loader: FrameLoader;
  apiBaseUrl: string;
};

async function textsIn(locale: string | undefined): Promise<{ language: string; texts: LoaderTexts }> {
  const language = findLanguage(locale ?? navigator.language) ?? languageOf(navigator.language);
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
    /** The locale that the mounted module was given. */
    #spoken: string | undefined;

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
      else if (this.#locale() !== this.#spoken) this.#speak(this.#locale());
    }

    /** Changes options of the mounted module, such as its theme. Raises what cannot be used; all stays as it was then. */
    update(options: Partial<MountOptions>): void {
      this.#handle?.update(options);
      this.options = { ...this.options, ...options };
      if (!('locale' in options)) return;
      // Attribute and option are one: the last word holds, also when the module is loaded anew.
      delete this.options.locale;
      this.#spoken = options.locale;
      if (options.locale === undefined) this.removeAttribute('locale');
      else this.setAttribute('locale', options.locale);
    }

    /** Without a caller who could be told, a language that cannot be used is refused in the console alone; the one before stays. */
    #speak(locale: string | undefined): void {
      try {
        this.#handle?.update({ locale });
        this.#spoken = locale;
      } catch (error) {
        if (!isRemoteError(error)) throw error;
      }
    }

    async #load(): Promise<void> {
      this.#close();
      const open = new AbortController();
      this.#open = open;
      const { language, texts } = await textsIn(this.#locale());
      if (this.#open !== open) return;
      const line = drawStatus(language, texts.loading);
      this.#show(line);
      try {
        const handle = await this.#mount(open.signal, () => (line.textContent = texts.stillLoading));
        if (this.#open === open) this.#handle = handle;
        else await handle.unmount();
      } catch (cause) {
        if (this.#open !== open) return;
        const error = isRemoteError(cause)
          ? cause
          : new RemoteError('MOUNT', 'The module could not be mounted.', { cause });
        this.#show(createFailureCard({ error, language, texts, onRetry: () => void this.#load() }));
        this.#heal(open.signal);
        console.error(`<rewards-portal> ${error.code}: ${error.message}`);
        this.dispatchEvent(new CustomEvent('portal-failure', { detail: error, bubbles: true }));
      }
    }

    #heal(signal: AbortSignal): void {
      const module = this.#module();
      if (module === undefined) return;
      const { loader } = this.#loader();
      const stop = healCard({ loader, remote: 'portal', module, onHealed: () => void this.#load() });
      signal.addEventListener('abort', stop, { once: true });
    }

    #loader(): ReturnType<LoaderOf> {
      return loaderOf({ registry: this.getAttribute('registry'), api: this.getAttribute('api') });
    }

    #module(): ModuleName | undefined {
      const wanted = this.getAttribute('module') ?? 'portal';
      return MODULES.find((one) => one === wanted);
    }

    async #mount(signal: AbortSignal, onSlow: () => void): Promise<MountHandle> {
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
        onSlow,
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
      this.#spoken = this.#locale();
      return remoteModule.mount(place, {
        apiBaseUrl,
        chrome: module === 'portal' ? 'full' : 'none',
        ...this.#attributes(),
        ...(nonce !== undefined && { nonce }),
        ...this.options,
        ...(this.#spoken !== undefined && { locale: this.#spoken }),
        signal,
        onEvent,
      });
    }

    #attributes(): MountOptions {
      const returnPage = this.getAttribute('return-page');
      const initialPath = this.getAttribute('initial-path');
      const loginPage = this.getAttribute('login-page');
      const chrome = this.getAttribute('chrome');
      const isBarOff = this.getAttribute('own-bar') === 'false';
      return {
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

function drawStatus(language: string, text: string): HTMLElement {
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.lang = language;
  line.textContent = text;
  return line;
}
