import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Random } from '../harness/random.ts';

/** A loopback TCP proxy whose connections can be reset. */
export interface TcpProxy {
  readonly port: number;
  /** Resets one of the open connections; false when there is none. */
  resetOne(random: Random): boolean;
  /** Drops the target's next response and resets its connection instead. */
  dropNextResponse(): void;
  close(): Promise<void>;
}

/** Starts a proxy to `targetPort`. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const pairs = new Set<{ readonly near: Socket; readonly far: Socket }>();
  let swallows = false;
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    const pair = { near, far };
    pairs.add(pair);
    near.on('data', (chunk) => void far.write(chunk));
    far.on('data', (chunk) => {
      if (!swallows) {
        near.write(chunk);
        return;
      }
      swallows = false;
      reset(pair);
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        pairs.delete(pair);
        other.end();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server.address()),
    resetOne: (random) => {
      if (pairs.size === 0) return false;
      reset(random.pick([...pairs]));
      return true;
    },
    dropNextResponse: () => {
      swallows = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const pair of pairs) reset(pair);
      }),
  };
}

function reset({ near, far }: { readonly near: Socket; readonly far: Socket }): void {
  near.resetAndDestroy();
  far.resetAndDestroy();
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return address.port;
}
