import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pg from 'pg';
import { object, string } from 'yup';
import type { DatabaseKind } from '../db/client.ts';
import { createBoss } from './createBoss.ts';
import { deadLetterOf, QUEUE_NAMES, QUEUE_SCHEMA, QUEUES } from './queues.ts';

const APP_ROLE = 'portal_app';

/** Fingerprint of the installation: library version and queue settings. Stored as the schema's comment. */
const INSTALLED = `${libraryVersion()} ${JSON.stringify(QUEUES)}`;

/** Installs the queue's schema and queues as the owner, and lets the application's role use them. Repeatable; quick when done. */
export async function migrateJobs(owner: pg.Pool, kind: DatabaseKind): Promise<void> {
  if ((await installed(owner)) === INSTALLED) return;
  const boss = createBoss(owner, kind, { migrate: true, listen: false, supervise: false });
  const failures: Error[] = [];
  boss.on('error', (error: Error) => failures.push(error));
  await boss.start();
  for (const name of QUEUE_NAMES) {
    const { retryLimit, retryDelay, retryDelayMax, expireInSeconds, heartbeatSeconds } = QUEUES[name];
    const settings = { retryLimit, retryDelay, retryBackoff: true, expireInSeconds, heartbeatSeconds, notify: true };
    await boss.createQueue(deadLetterOf(name), settings);
    await boss.updateQueue(deadLetterOf(name), settings);
    await boss.createQueue(name, { ...settings, retryDelayMax, deadLetter: deadLetterOf(name) });
    await boss.updateQueue(name, { ...settings, retryDelayMax });
  }
  await boss.stop({ graceful: false, close: false });
  if (failures[0] !== undefined) throw failures[0];
  await owner.query(`
    grant usage on schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant usage, select on all sequences in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant execute on all functions in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    comment on schema ${QUEUE_SCHEMA} is ${pg.escapeLiteral(INSTALLED)}`);
}

async function installed(owner: pg.Pool): Promise<string | null> {
  const { rows } = await owner.query<{ comment: string | null }>(
    `select obj_description(to_regnamespace($1), 'pg_namespace') as comment`,
    [QUEUE_SCHEMA],
  );
  return rows[0]?.comment ?? null;
}

function libraryVersion(): string {
  const file = createRequire(import.meta.url).resolve('pg-boss/package.json');
  return object({ version: string().required() }).validateSync(JSON.parse(readFileSync(file, 'utf8'))).version;
}
