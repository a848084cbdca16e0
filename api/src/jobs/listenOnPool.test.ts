import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { listenOnPool } from './listenOnPool.ts';

/** A pooled connection, which can be released once. */
function lendConnection(listen: () => Promise<unknown>) {
  const returned: boolean[] = [];
  const release = (isBroken: boolean): void => {
    if (returned.length > 0) throw new Error('Release called on client which has already been released');
    returned.push(isBroken);
  };
  const connection = Object.assign(new EventEmitter(), { query: listen, release });
  // Only the part of the driver's pool that is used here.
  const pool = { connect: () => Promise.resolve(connection) } as unknown as pg.Pool;
  return { connection, returned, pool };
}

const ignore = (): void => undefined;

it('gives its connection back once, whatever fails while it is being closed', async () => {
  const { connection, returned, pool } = lendConnection(() => Promise.resolve());
  const listening = await listenOnPool(pool, 'jobs', ignore, ignore);
  await listening.close();
  connection.emit('error', new Error('terminating connection due to administrator command'));
  connection.emit('error', new Error('Connection terminated unexpectedly'));
  await listening.close();
  expect(returned).toEqual([true]);
});

it('keeps no connection on which it could not listen', async () => {
  const { returned, pool } = lendConnection(() => Promise.reject(new Error('no such channel')));
  await expect(listenOnPool(pool, 'jobs', ignore, ignore)).rejects.toThrow('no such channel');
  expect(returned).toEqual([true]);
});
