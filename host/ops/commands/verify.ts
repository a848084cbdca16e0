import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSigned } from '../../../shared/src/loader/isSigned.ts';
import { readHostFacts } from '../hostFolder.ts';
import { OpsFailure } from '../opsFailure.ts';
import { contractOfApi, requireRunnable } from '../requireRunnable.ts';
import { registryOf, versionsOf, type Store } from '../store.ts';
import { problemsOf } from '../versionFolder.ts';
import { publishedRow, type Target } from './activate.ts';

/** Everything wrong with a store, its active version and its canary, a sentence each: signature, term, files of every version, contract with host and API. */
export async function verify(store: Store, { hostFolder, api }: Target): Promise<string[]> {
  const host = readHostFacts(hostFolder);
  const { active, canary, versions } = versionsOf(store);
  const inUse = [active, ...(canary === undefined ? [] : [canary.version])];
  const files = Object.entries(versions).flatMap(([version, one]) =>
    problemsOf(store.paths.versionFolder(version), one).map((problem) => `${version}: ${problem}`),
  );
  return [
    ...(await signatureProblems(store, host.keys)),
    ...termProblems(store),
    ...files,
    ...(await failureOf(async () => {
      const apiContract = await contractOfApi(api);
      for (const version of inUse)
        requireRunnable(store, version, publishedRow(versionsOf(store), version), host, apiContract);
    })),
    ...pageProblems(hostFolder, active),
  ];
}

async function signatureProblems({ paths }: Store, keys: readonly string[]): Promise<string[]> {
  const lines = existsSync(paths.signatures) ? readFileSync(paths.signatures, 'utf8') : '';
  return (await isSigned(readFileSync(paths.registry, 'utf8'), lines, keys))
    ? []
    : ['remotes.json is not signed by a key that the host trusts'];
}

function termProblems(store: Store): string[] {
  const { expiresAt = '' } = registryOf(store) ?? {};
  return Date.parse(expiresAt) < Date.now() ? [`the registry has expired on ${expiresAt}: activate signs it anew`] : [];
}

async function failureOf(work: () => Promise<void>): Promise<string[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof OpsFailure) return [error.message];
    throw error;
  }
}

const pageProblems = (hostFolder: string, active: string): string[] =>
  readFileSync(join(hostFolder, 'index.html'), 'utf8').includes(`/${active}/`)
    ? []
    : [`the host's page preloads another version than ${active}: activate writes it anew`];
