import { shareOf } from './canary.ts';
import { readJournal } from '../journal.ts';
import { readActivations, registryOf, versionsOf, type Store } from '../store.ts';
import { sizeOf } from '../versionFolder.ts';

const JOURNAL_LINES = 10;
const MB = 1024 * 1024;

/** The versions of a store and its last changes, as text. */
export function list(store: Store): string {
  const { active, previous, canary, versions } = versionsOf(store);
  const serial = registryOf(store)?.serial ?? 0;
  const { bad } = readActivations(store);
  const markOf = (version: string): string => {
    if (version === active) return '*';
    if (version === canary?.version) return '~';
    if (bad.includes(version)) return '!';
    return version === previous ? '-' : ' ';
  };
  const rows = Object.entries(versions).map(([version, { contract, build, modules }]) => {
    const budgets = Object.entries(modules).flatMap(([name, { budgetMs }]) =>
      budgetMs === undefined ? [] : [`${name} ${budgetMs / 1000} s`],
    );
    const off = Object.entries(modules).filter(([, { enabled }]) => !enabled);
    return [
      markOf(version),
      version,
      `${(sizeOf(store.paths.versionFolder(version)) / MB).toFixed(1)} MB`,
      `contract ${contract.implements}, host ${contract.requiresHost}, API ${contract.requiresApi ?? 'any'}`,
      `build ${build.commit ?? 'unknown'} of ${build.at.slice(0, 10)}`,
      `budgets ${budgets.join(', ') || 'none'}`,
      off.map(([name, { disabledReason }]) => `${name} off: ${disabledReason?.code ?? 'no reason'}`).join(', '),
    ].join('  ');
  });
  const changes = readJournal(store.paths.journal, serial).slice(0, JOURNAL_LINES);
  return [
    `Registry ${serial} (* active, - the one before, ! bad${canary === undefined ? '' : ', ~ canary'})`,
    ...rows,
    ...(canary === undefined
      ? []
      : [
          `Canary ${canary.version}: ${shareOf({ percent: canary.percent, platforms: canary.include?.platforms ?? [] })}`,
        ]),
    '',
    'Last changes',
    ...changes.map(({ at, by, command, what }) => `${at}  ${command}  ${what}  (${by})`),
  ].join('\n');
}
