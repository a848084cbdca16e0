import type pg from 'pg';
import type { DatabaseKind } from '../db/client.ts';
import { createBoss } from './createBoss.ts';
import { deadLetterOf, QUEUE_NAMES, QUEUE_SCHEMA, QUEUES } from './queues.ts';

const APP_ROLE = 'portal_app';

/** Installs the queue's schema and queues as the owner, and lets the application's role use them. Repeatable. */
export async function migrateJobs(owner: pg.Pool, kind: DatabaseKind): Promise<void> {
  const boss = createBoss(owner, kind, { migrate: true, supervise: false });
  const failures: Error[] = [];
  boss.on('error', (error: Error) => failures.push(error));
  await boss.start();
  for (const name of QUEUE_NAMES) {
    const { retryLimit, retryDelay, retryDelayMax, expireInSeconds } = QUEUES[name];
    const settings = { retryLimit, retryDelay, retryDelayMax, retryBackoff: true, expireInSeconds, notify: true };
    await boss.createQueue(deadLetterOf(name), {
      retryLimit,
      retryDelay,
      retryBackoff: true,
      expireInSeconds,
      notify: true,
    });
    await boss.createQueue(name, { ...settings, deadLetter: deadLetterOf(name) });
    await boss.updateQueue(name, settings);
  }
  await boss.stop({ graceful: false, close: false });
  if (failures[0] !== undefined) throw failures[0];
  await owner.query(`
    grant usage on schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant usage, select on all sequences in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant execute on all functions in schema ${QUEUE_SCHEMA} to ${APP_ROLE}`);
}
