import { entryAddress } from '../federation/entryAddress.ts';
import { RemoteError, type ModuleName } from '../federation/remoteModule.ts';
import type { Registry, RegistryModule, RegistryVersion } from '../federation/registry.ts';
import { meetsRange, speaksContract } from './contractRange.ts';

export interface HostOffer {
  readonly contract: string;
  readonly capabilities: readonly string[];
  /** The page's own origin, `self` in the registry. */
  readonly origin: string;
}

/** Module that passed the gate. */
export interface GatedModule {
  readonly remote: string;
  readonly module: ModuleName;
  readonly version: string;
  readonly container: string;
  readonly entryUrl: string;
  readonly entryIntegrity: string;
  /** Name within the container, without the leading `./`. */
  readonly expose: string;
  readonly stateSchema: number;
  readonly contract: string;
  readonly budgetMs: number;
}

const DEFAULT_BUDGET_MS = 30_000;

function checkEnabled({ enabled, disabledReason }: RegistryModule): void {
  if (enabled) return;
  const detail: Record<string, string> = {};
  if (disabledReason?.code !== undefined) detail.reason = disabledReason.code;
  if (disabledReason?.until !== undefined) detail.until = disabledReason.until;
  throw new RemoteError('DISABLED', 'The module is switched off.', { detail });
}

function checkContract({ contract, capabilities }: RegistryVersion, host: HostOffer): void {
  if (!meetsRange(host.contract, contract.requiresHost) || !speaksContract(host.contract, contract.implements)) {
    throw new RemoteError('CONTRACT', 'Host and remote speak different contracts.', {
      detail: { host: host.contract, requires: contract.requiresHost, implements: contract.implements },
    });
  }
  const missing = capabilities.requires.filter((one) => !host.capabilities.includes(one));
  if (missing.length > 0) {
    throw new RemoteError('CAPABILITY', 'The host lacks a capability.', { detail: { missing: missing.join(', ') } });
  }
}

function allowedAddress({ baseUrl, entry }: RegistryVersion, origins: readonly string[], host: HostOffer): string {
  const url = new URL(entryAddress(entry), new URL(baseUrl, host.origin));
  const allowed = origins.map((one) => (one === 'self' ? host.origin : one));
  if (!allowed.includes(url.origin)) {
    throw new RemoteError('CONTRACT', 'The remote comes from an unlisted origin.', { detail: { origin: url.origin } });
  }
  return url.href;
}

/** Decides from the registry alone, before any code is fetched, whether a module may be loaded. Throws a RemoteError. */
export function gate(registry: Registry, remote: string, module: ModuleName, host: HostOffer): GatedModule {
  const listed = registry.remotes[remote];
  const pinned = listed?.versions[listed.active]?.modules[module]?.version;
  const version = pinned ?? listed?.active ?? '';
  const row = listed?.versions[version];
  const moduleRow = row?.modules[module];
  if (row === undefined || moduleRow === undefined) {
    throw new RemoteError('CONTRACT', 'The registry does not list this module.', {
      detail: { remote, module, version },
    });
  }
  checkEnabled(moduleRow);
  checkContract(row, host);
  return {
    remote,
    module,
    version,
    container: row.container,
    entryUrl: allowedAddress(row, registry.origins, host),
    entryIntegrity: row.entry.integrity,
    expose: moduleRow.expose.replace(/^\.\//, ''),
    stateSchema: row.stateSchema,
    contract: row.contract.implements,
    budgetMs: moduleRow.budgetMs ?? DEFAULT_BUDGET_MS,
  };
}
