import { chosenKeys } from '../harness/chosenKeys.ts';
import { readOptions } from '../harness/options.ts';
import { crowd } from './crowd.ts';
import { depositing } from './depositing.ts';
import { isMet, toTable } from './figures.ts';
import { fundingHistory } from './fundingHistory.ts';
import { history } from './history.ts';
import { issuing } from './issuing.ts';
import { placing } from './placing.ts';
import { reading } from './reading.ts';
import { openBenchServer } from './scratchDatabase.ts';
import { stalls } from './stalls.ts';
import { starting } from './starting.ts';
import { strangers } from './strangers.ts';
import { tenants } from './tenants.ts';
import { transfers } from './transfers.ts';
import type { Chapter } from './benchFixture.ts';

/**
 * `npm run bench [-- stalls] [-- --only order-5000,transfers] [--quick]`: speed of the API (docs/VERIFYING.md) beside a floor
 * measured in the same run, on databases of its own: on the server of DATABASE_URL, or on a private PostgreSQL. Ends with 1 when
 * a budget is missed; `--quick` shows that it works and decides nothing.
 */
const CHAPTERS: Readonly<Record<string, Chapter>> = {
  'order-5000': placing,
  'rewards-issued': issuing,
  transfers,
  'order-history': history,
  'funding-history': fundingHistory,
  'card-deposit': depositing,
  'order-read': reading,
  'server-start': starting,
  stalls,
  crowd,
  tenants,
  strangers,
};

const words = process.argv.slice(2);
const isValue = (at: number): boolean => ['--only', '--seed'].includes(words[at - 1] ?? '');
const named = words.filter((word, at) => !word.startsWith('-') && !isValue(at));
const options = readOptions(
  'npm run bench --',
  { only: named.join(','), quick: false, seed: 1 },
  words.filter((word, at) => word.startsWith('-') || isValue(at)),
);
const chosen = chosenKeys(options.only, Object.keys(CHAPTERS));
const postgres = await openBenchServer(process.env['DATABASE_URL'] || undefined);
const missed: string[] = [];
try {
  for (const [key, chapter] of Object.entries(CHAPTERS)) {
    if (!chosen.includes(key)) continue;
    const figures = await chapter({ postgres, isQuick: options.quick, seed: options.seed });
    console.log(`\n${key}\n${toTable(figures)}`);
    missed.push(...figures.filter((figure) => !isMet(figure)).map(({ name }) => `MISSED ${key}: ${name}`));
  }
} finally {
  await postgres.close();
}
for (const line of missed) console.log(line);
if (!options.quick && missed.length > 0) process.exitCode = 1;
