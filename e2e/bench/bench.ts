import { readOptions } from '../harness/options.ts';
import { crowd } from './crowd.ts';
import { depositing } from './depositing.ts';
import { isKept, toTable, type Figure } from './figures.ts';
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
import type { Chapter } from './world.ts';

/**
 * `npm run bench [-- stalls] [-- --only p9,p10,p11,p12,funding,deposit,read,start,stalls,crowd,tenants,strangers --quick]`: speed of the API beside a
 * floor measured in the same run, on databases of its own: on the server of DATABASE_URL, or on a private PostgreSQL. Ends
 * with 1 when a bar is missed; `--quick` shows that it works and decides nothing.
 */
const CHAPTERS: Readonly<Record<string, Chapter>> = {
  p9: placing,
  p10: issuing,
  p11: transfers,
  p12: history,
  funding: fundingHistory,
  deposit: depositing,
  read: reading,
  start: starting,
  stalls,
  crowd,
  tenants,
  strangers,
};

const words = process.argv.slice(2);
const named = words.filter((word, at) => Object.hasOwn(CHAPTERS, word) && words[at - 1] !== '--only');
const options = readOptions(
  'bench',
  { only: (named.length > 0 ? named : Object.keys(CHAPTERS)).join(','), quick: false, seed: 1 },
  words.filter((word, at) => !named.includes(word) || words[at - 1] === '--only'),
);
const postgres = await openBenchServer(process.env['DATABASE_URL'] || undefined);
const figures: Figure[] = [];
try {
  for (const name of options.only.split(',')) {
    const chapter = CHAPTERS[name];
    if (chapter === undefined) throw new Error(`There is no chapter ${name}: ${Object.keys(CHAPTERS).join(', ')}`);
    const found = await chapter({ postgres, isQuick: options.quick, seed: options.seed });
    console.log(toTable(found));
    figures.push(...found);
  }
} finally {
  await postgres.close();
}
const missed = figures.filter((figure) => !isKept(figure));
for (const { name } of missed) console.log(`MISSED ${name}`);
if (!options.quick && missed.length > 0) process.exitCode = 1;
