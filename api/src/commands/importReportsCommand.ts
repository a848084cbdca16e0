import { parseArgs } from 'node:util';
import type { Db } from '../db/client.ts';
import { reasonOf } from '../errors/reasonOf.ts';
import { StartFailure } from '../errors/StartFailure.ts';
import { importLegacyReports } from '../modules/reports/index.ts';
import { systemClock } from '../runtime/clock.ts';

const USAGE = 'npm run reports:import -- --platform <identifier> <folder>';

interface Imported {
  readonly printed: string;
  /** False when lines were refused. */
  readonly isWhole: boolean;
}

/** Reads the command of `npm run reports:import` without opening a database. Raises StartFailure with the usage. */
export function readImportCommand(args: string[]): (db: Db) => Promise<Imported> {
  const { platform, folder } = readArguments(args);
  if (platform === undefined || folder === undefined) throw new StartFailure(USAGE);
  return async (db) => {
    const input = { platformClientId: platform, folder };
    const { added, updated, unchanged, refused } = await importLegacyReports(db, input, systemClock.now());
    const counts = `${String(added)} added, ${String(updated)} updated, ${String(unchanged)} unchanged, ${String(refused.length)} refused.`;
    const lines = refused.map(({ line, reason }) => `index.csv line ${String(line)}: ${reason}.`);
    return { printed: [...lines, counts].join('\n'), isWhole: refused.length === 0 };
  };
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { platform: { type: 'string' } },
      allowPositionals: true,
    });
    const [folder, ...others] = positionals;
    return { platform: values.platform, folder: others.length === 0 ? folder : undefined };
  } catch (error) {
    throw new StartFailure(`${reasonOf(error)}\n${USAGE}`);
  }
}
