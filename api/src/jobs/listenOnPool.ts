import type pg from 'pg';

const RECONNECT_MS = 1_000;

/** LISTEN on one connection kept out of the pool; listens anew when it breaks. Polling goes on meanwhile, so nothing depends on it. */
export async function listenOnPool(
  pool: pg.Pool,
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let client: pg.PoolClient | null = null;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const connection = await pool.connect();
    const lost = (): void => {
      connection.removeAllListeners('notification');
      connection.release(true);
      client = null;
      if (!closed) timer = setTimeout(retry, RECONNECT_MS);
    };
    connection.once('error', lost);
    connection.on('notification', ({ payload }) => onNotification(payload ?? ''));
    await connection.query(`listen "${channel.replaceAll('"', '""')}"`);
    client = connection;
    onReconnect();
  };
  const retry = (): void => {
    connect().catch(() => {
      if (!closed) timer = setTimeout(retry, RECONNECT_MS);
    });
  };

  await connect();
  return {
    close: () => {
      closed = true;
      clearTimeout(timer);
      client?.removeAllListeners('notification');
      client?.release(true);
      return Promise.resolve();
    },
  };
}
