import { chromium } from '@playwright/test';
import path from 'node:path';
import { readOptions } from '../harness/options.ts';
import { startPostgres } from '../harness/PostgresCluster.ts';
import { createRandom } from '../harness/random.ts';
import { signIn, signInForToken } from '../harness/signIn.ts';
import { startServer, type ServerLocation } from '../harness/startServer.ts';
import { temporaryFolder } from '../harness/temporaryFolder.ts';
import { addCards, loseResponses } from './addCards.ts';
import { cardNumbers, Numbers } from './cardNumbers.ts';
import { createFinder } from './findNumbers.ts';
import { searchFiles, searchTables, searchText, type Searched } from './searchStored.ts';
import { typeIntoCalls } from './typeIntoCalls.ts';
import { typeIntoForms } from './typeIntoForms.ts';

/**
 * `npm run secrets`: types valid numbers of cards into every text of every call and form, and then looks for them in all
 * that is left: database, files, mail, log, and of each page its heap, storages and addresses. Exits with 1 when one is
 * found, or when a field takes one.
 */
const { seed, count, fields, database, only } = readOptions('npm run secrets --', {
  seed: 0,
  count: 500,
  /** Numbers for each field. */
  fields: 5,
  database: 'pglite',
  /** `calls`, `forms`, or a part of the addresses of the forms; everything without it. */
  only: '',
});
const PEOPLE = ['admin@demo.example', 'funding@demo.example', 'staff@demo.example'];
const PASSWORD = 'Demo-Portal-2026!';
const CHROMIUM = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  // A longer text would be cut in a snapshot of the heap.
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--js-flags=--heap-snapshot-string-limit=1000000'],
};

const numbers = new Numbers(cardNumbers(count, createRandom(seed)));
const find = createFinder(numbers.all);
const { folder, remove } = temporaryFolder('portal-secrets-');
const cluster = database === 'postgres' ? await startPostgres() : null;
const location: ServerLocation = { dataDir: path.join(folder, 'data'), ...(cluster && { databaseUrl: cluster.url }) };
try {
  const log: string[] = [];
  const violations = await typeEverywhere((text) => log.push(text));
  const searched: readonly Searched[] = [
    searchText('log of the server', log.join(''), find),
    searchFiles('files of the server', location.dataDir, find),
    await searchTables(location, find),
    ...(cluster === null ? [] : [searchFiles('files of PostgreSQL', cluster.folder, find)]),
  ];
  for (const { location: where, size, found } of searched)
    console.log(`${where}: ${(size / 1_000_000).toFixed(1)} MB searched, ${found.length} found`);
  const all = [...violations, ...searched.flatMap(({ found }) => found)];
  for (const line of all.slice(0, 40)) console.error(line);
  console.log(`${numbers.all.length} numbers, typed ${numbers.uses} times: ${all.length} violations`);
  process.exitCode = all.length === 0 ? 0 : 1;
} finally {
  await cluster?.stop();
  remove();
}

async function typeEverywhere(onOutput: (text: string) => void): Promise<readonly string[]> {
  const server = await startServer({ ...location, env: { LOG_LEVEL: 'debug' }, onOutput });
  const { baseUrl, port } = server;
  try {
    const funder = await signIn(baseUrl, { username: 'funding@demo.example', password: PASSWORD });
    const violations: string[] = [];
    if (only === '' || only === 'calls') {
      console.log(`${await addCards(funder, numbers, count / 10)} cards added`);
      await loseResponses(funder, `http://localhost:${port}`, numbers);
      violations.push(...(await callWith(baseUrl)));
    }
    if (only !== 'calls') violations.push(...(await openForms(baseUrl, only === 'forms' ? '' : only)));
    return violations;
  } finally {
    await server.stop();
  }
}

async function callWith(baseUrl: string): Promise<readonly string[]> {
  const tokens = await Promise.all(
    PEOPLE.map(async (username) => `Bearer ${await signInForToken(baseUrl, { username, password: PASSWORD })}`),
  );
  const called = await typeIntoCalls({ baseUrl, tokens }, numbers, fields);
  console.log(`${called.fields} texts of calls met ${fields} numbers each: ${called.calls} calls`);
  return called.violations;
}

async function openForms(baseUrl: string, part: string): Promise<readonly string[]> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const typed = await typeIntoForms({ browser, baseUrl, numbers, perField: fields, find, part });
    console.log(`${typed.fields} texts of ${typed.forms} forms met ${fields} numbers each`);
    return typed.found;
  } finally {
    await browser.close();
  }
}
