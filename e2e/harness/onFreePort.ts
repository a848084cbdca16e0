import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

const TRIES = 10;
const TAKEN = /EADDRINUSE|address already in use|is already in use/i;

/**
 * Starts a program that must be told its port, on one that was free just now; once more on another one when somebody else
 * took it meanwhile.
 */
export async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start(await freePort());
    } catch (error) {
      if (tries === TRIES || !TAKEN.test(String(error))) throw error;
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  // A listening TCP server has an address with a port.
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
