import type { ModuleName } from './remoteModule.ts';

/** File in a version's folder that holds its row with the list of all its files. */
export const VERSION_FILE = 'version.json';

/** `remotes.json`: existing versions, the active one, and what each requires. */
export interface Registry {
  readonly schema: 1;
  readonly serial: number;
  readonly issuedAt: string;
  readonly expiresAt: string;
  /** `self` or absolute origins that may serve code. */
  readonly origins: readonly string[];
  readonly remotes: Readonly<Record<string, RegistryRemote>>;
}

export interface RegistryRemote {
  readonly active: string;
  readonly previous?: string;
  /** Version that some browsers load in place of the active one. */
  readonly canary?: RegistryCanary;
  readonly versions: Readonly<Record<string, RegistryVersion>>;
}

export interface RegistryCanary {
  readonly version: string;
  /** 0 to 100, of all browsers. */
  readonly percent: number;
  /** Draws the browsers; another one draws others. */
  readonly salt: string;
  /** Organisations (`platformClientId`) whose browsers all load it. */
  readonly include?: { readonly platforms: readonly string[] };
}

export interface RegistryVersion {
  readonly container: string;
  readonly baseUrl: string;
  readonly entry: { readonly file: string; readonly integrity: string };
  /**
   * File name to integrity, for every script and stylesheet but the entry. Absent where the list stands in the folder's
   * `version.json`, as it is long and every page reads the registry.
   */
  readonly assets?: Readonly<Record<string, string>>;
  /** Integrity of `version.json`; absent in the listing of a build. */
  readonly listing?: string;
  readonly contract: {
    readonly implements: string;
    readonly requiresHost: string;
    /** Absent: any API. */
    readonly requiresApi?: string;
  };
  readonly capabilities: { readonly requires: readonly string[]; readonly optional: readonly string[] };
  readonly stateSchema: number;
  readonly build: { readonly commit: string | null; readonly at: string };
  readonly modules: Readonly<Partial<Record<ModuleName, RegistryModule>>>;
}

export interface RegistryModule {
  readonly expose: string;
  readonly enabled: boolean;
  readonly budgetMs?: number;
  readonly version?: string;
  readonly disabledReason?: { readonly code: string; readonly until?: string };
}
