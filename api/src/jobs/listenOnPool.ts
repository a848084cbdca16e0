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
  let release = (): void => undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const connection = await pool.connect();
    let isHeld = true;
    release = () => {
      if (!isHeld) return;
      isHeld = false;
      connection.removeAllListeners('notification');
      connection.release(true);
    };
    // Never removed: a connection that is being closed may emit another error.
    connection.on('error', () => {
      if (!isHeld) return;
      release();
      if (!closed) timer = setTimeout(retry, RECONNECT_MS);
    });
    connection.on('notification', ({ payload }) => onNotification(payload ?? ''));
    await connection.query(`listen "${channel.replaceAll('"', '""')}"`).catch((error: unknown) => {
      release();
      throw error;
    });
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
      release();
      return Promise.resolve();
    },
  };
}
