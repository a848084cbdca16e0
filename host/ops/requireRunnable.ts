import type { RegistryVersion } from '../../shared/src/federation/registry.ts';
import { isRemoteError } from '../../shared/src/federation/remoteModule.ts';
import { checkContract } from '../../shared/src/loader/gate.ts';
import { readApiContract } from '../../shared/src/loader/readApiContract.ts';
import type { HostFacts } from './hostFolder.ts';
import { OpsFailure } from './opsFailure.ts';
import type { Store } from './store.ts';
import { problemsOf } from './versionFolder.ts';

/** The surroundings in which a version is to run: a built host, and an API or the version of its contract. */
export interface Surroundings {
  readonly host: HostFacts;
  readonly api: { readonly url: string } | { readonly contract: string };
}

/** The contract of the API. Raises OpsFailure when it gives no answer. */
export async function contractOfApi(api: Surroundings['api']): Promise<string> {
  if ('contract' in api) return api.contract;
  const contract = await readApiContract({ apiBaseUrl: api.url, fetch: globalThis.fetch });
  if (contract !== null) return contract;
  throw new OpsFailure(
    `The API at ${api.url} does not tell its contract. Start it, name it by --api, or give its contract by --api-contract.`,
  );
}

/** Raises OpsFailure unless a version's files are complete, and host and API are what it needs. */
export function requireRunnable(
  store: Store,
  version: string,
  row: RegistryVersion,
  host: HostFacts,
  apiContract: string,
): void {
  const problems = problemsOf(store.paths.versionFolder(version), row);
  if (problems.length > 0) throw new OpsFailure(`${version} is incomplete: ${problems.join('; ')}.`);
  try {
    checkContract(row, { ...host, apiContract });
  } catch (error) {
    if (!isRemoteError(error)) throw error;
    const detail = Object.entries(error.detail).map(([name, value]) => `${name} ${value}`);
    throw new OpsFailure(`${version} is refused. ${error.message} ${error.code}: ${detail.join(', ')}.`);
  }
}
