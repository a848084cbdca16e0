import { DEFAULT_BUDGET_MS } from '../federation/budget.ts';
import { entryAddress } from '../federation/entryAddress.ts';
import { RemoteError, type ModuleName } from '../federation/remoteModule.ts';
import type { Registry, RegistryModule, RegistryRemote, RegistryVersion } from '../federation/registry.ts';
import { meetsRange, speaksContract } from './contractRange.ts';

export interface HostOffer {
  readonly contract: string;
  readonly capabilities: readonly string[];
}

/** A host with what its API answers. */
export interface HostFacts extends HostOffer {
  /** The registry's own origin, `self` in it. */
  readonly origin: string;
  /** Null: not known, as the API gives no answer; then the module says so itself. */
  readonly apiContract: string | null;
}

/** Module that passed the gate. */
export interface GatedModule {
  readonly remote: string;
  readonly module: ModuleName;
  readonly version: string;
  readonly container: string;
  readonly entryUrl: string;
  readonly entryIntegrity: string;
  /** File name below the entry's folder to integrity; empty until they are read, where the row does not list them. */
  readonly assets: Readonly<Record<string, string>>;
  /** Name within the container, without the leading `./`. */
  readonly expose: string;
  readonly stateSchema: number;
  readonly contract: string;
  readonly budgetMs: number;
}

function checkEnabled({ enabled, disabledReason }: RegistryModule, module: ModuleName): void {
  if (enabled) return;
  const detail: Record<string, string> = { module };
  if (disabledReason?.code !== undefined) detail.reason = disabledReason.code;
  if (disabledReason?.until !== undefined) detail.until = disabledReason.until;
  throw new RemoteError('DISABLED', 'The module is switched off.', { detail });
}

/** Throws a RemoteError CONTRACT or CAPABILITY when a host with this API cannot run a version. */
export function checkContract({ contract, capabilities }: RegistryVersion, host: Omit<HostFacts, 'origin'>): void {
  if (!meetsRange(host.contract, contract.requiresHost) || !speaksContract(host.contract, contract.implements)) {
    throw new RemoteError('CONTRACT', 'Host and remote speak different contracts.', {
      detail: { host: host.contract, requires: contract.requiresHost, implements: contract.implements },
    });
  }
  const { requiresApi } = contract;
  if (requiresApi !== undefined && host.apiContract !== null && !meetsRange(host.apiContract, requiresApi)) {
    throw new RemoteError('CONTRACT', 'The remote cannot read this API.', {
      detail: { api: host.apiContract, requires: requiresApi },
    });
  }
  const missing = capabilities.requires.filter((one) => !host.capabilities.includes(one));
  if (missing.length > 0) {
    throw new RemoteError('CAPABILITY', 'The host lacks a capability.', { detail: { missing: missing.join(', ') } });
  }
}

function allowedAddress({ baseUrl, entry }: RegistryVersion, origins: readonly string[], host: HostFacts): string {
  const url = new URL(entryAddress(entry), new URL(baseUrl, host.origin));
  const allowed = origins.map((one) => (one === 'self' ? host.origin : one));
  if (!allowed.includes(url.origin)) {
    throw new RemoteError('CONTRACT', 'The remote comes from an unlisted origin.', { detail: { origin: url.origin } });
  }
  return url.href;
}

/** The version of a module in a version of the remote: that, or the one that the module is pinned to. */
export const versionOfModule = (listed: RegistryRemote | undefined, version: string, module: ModuleName): string =>
  listed?.versions[version]?.modules[module]?.version ?? version;

/** Decides from the registry alone, before any code is fetched, whether a module may be loaded. Throws a RemoteError. */
export function gate(
  registry: Registry,
  remote: string,
  module: ModuleName,
  host: HostFacts,
  chosen = registry.remotes[remote]?.active ?? '',
): GatedModule {
  const listed = registry.remotes[remote];
  const version = versionOfModule(listed, chosen, module);
  // A name such as `__proto__` would find what no registry lists.
  const row = listed && Object.hasOwn(listed.versions, version) ? listed.versions[version] : undefined;
  const moduleRow = row?.modules[module];
  if (row === undefined || moduleRow === undefined) {
    throw new RemoteError('CONTRACT', 'The registry does not list this module.', {
      detail: { remote, module, version },
    });
  }
  checkEnabled(moduleRow, module);
  checkContract(row, host);
  return {
    remote,
    module,
    version,
    container: row.container,
    entryUrl: allowedAddress(row, registry.origins, host),
    entryIntegrity: row.entry.integrity,
    assets: row.assets ?? {},
    expose: moduleRow.expose.replace(/^\.\//, ''),
    stateSchema: row.stateSchema,
    contract: row.contract.implements,
    budgetMs: moduleRow.budgetMs ?? DEFAULT_BUDGET_MS,
  };
}
