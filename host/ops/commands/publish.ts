import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BUDGET_MS } from '../../../shared/src/federation/budget.ts';
import type { RegistryModule } from '../../../shared/src/federation/registry.ts';
import { OpsFailure } from '../opsFailure.ts';
import { holdStore, registryOf, writeVersions, type Store } from '../store.ts';
import { REMOTE } from '../storePaths.ts';
import { VERSION_FILE } from '../../../shared/src/federation/registry.ts';
import { integrityOf, problemsOf, readBuiltVersion, type BuiltVersion } from '../versionFolder.ts';
import type { Budgets } from './readBudgets.ts';

const NO_BUDGETS: Budgets = new Map();
/** The modules that pages mount alone most often. */
const DEFAULT_BUDGETS: Budgets = new Map([
  ['ordering', DEFAULT_BUDGET_MS],
  ['funding', DEFAULT_BUDGET_MS],
]);

/**
 * Adds a built version's files and its row; the first version of a store is its active one. A published version is never
 * rewritten. Raises OpsFailure when it exists, its files are not what was built, or a budget is of a module that it has not.
 */
export function publish(store: Store, folder: string, budgets: Budgets = NO_BUDGETS): Promise<BuiltVersion> {
  const built = readBuiltVersion(folder);
  const modules = Object.keys(built.row.modules);
  const unknown = [...budgets.keys()].find((name) => !modules.includes(name));
  if (unknown !== undefined)
    throw new OpsFailure(`--budget: there is no module ${unknown}; there are ${modules.join(', ')}.`);
  return holdStore(store, () => {
    const listed = registryOf(store)?.remotes[REMOTE];
    if (listed !== undefined && Object.hasOwn(listed.versions, built.version))
      throw new OpsFailure(`${built.version} is published already, and a published version is never rewritten.`);
    addVersion(store, folder, built, 'publish', budgets);
    return built;
  });
}

/** Copies a version into the held store and lists it. Modules that are switched off stay so in a new version. */
export function addVersion(
  store: Store,
  folder: string,
  built: BuiltVersion,
  command: 'publish' | 'build',
  budgets = NO_BUDGETS,
): void {
  const { version, row } = built;
  const problems = problemsOf(folder, row);
  if (problems.length > 0) throw new OpsFailure(`${folder}: ${problems.join('; ')}.`);
  const listing = integrityOf(readFileSync(join(folder, VERSION_FILE)));
  copyVersion(folder, store.paths.versionFolder(version));
  const listed = registryOf(store)?.remotes[REMOTE];
  const modules = { ...row.modules, ...listed?.versions[listed.active]?.modules };
  const switches = Object.fromEntries(
    Object.entries(row.modules).map(([name, module]) => {
      const { enabled = true, disabledReason } = Object.entries(modules).find(([one]) => one === name)?.[1] ?? {};
      return [name, { ...withBudget(name, module, budgets), enabled, ...(disabledReason && { disabledReason }) }];
    }),
  );
  writeVersions(
    store,
    {
      active: version,
      ...listed,
      versions: { ...listed?.versions, [version]: { ...row, listing, modules: switches } },
    },
    { command, what: version },
  );
}

function withBudget(name: string, module: RegistryModule, budgets: Budgets): RegistryModule {
  const budgetMs = budgets.get(name) ?? module.budgetMs ?? DEFAULT_BUDGETS.get(name);
  return budgetMs === undefined ? module : { ...module, budgetMs };
}

/** Copies aside and renames, so that a cut leaves no half version under its name; what an earlier cut left is replaced. */
function copyVersion(folder: string, target: string): void {
  const aside = `${target}.part`;
  rmSync(aside, { recursive: true, force: true });
  try {
    cpSync(folder, aside, { recursive: true });
    for (const file of readdirSync(aside, { recursive: true, withFileTypes: true })) {
      if (file.isFile()) flush(join(file.parentPath, file.name));
    }
    if (existsSync(target)) rmSync(target, { recursive: true });
    renameSync(aside, target);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    throw error;
  }
}

function flush(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
