import type { RequestListener } from 'node:http';
import { proxyTo } from './proxyTo.ts';
import { startSandboxProcess, type SandboxProcess } from './startSandboxProcess.ts';

interface SandboxOnDemand {
  readonly handle: RequestListener;
  readonly close: () => Promise<void>;
}

/** Hands requests to a sandbox's process, which starts with the first of them; `absent` is said when it does not start. */
export function startSandboxOnDemand(program: string, config: object, absent: string): SandboxOnDemand {
  let started: Promise<SandboxProcess> | null = null;
  return {
    handle: (incoming, response) => {
      started ??= startSandboxProcess(program, config);
      started.then(
        ({ port }) => proxyTo(port, absent)(incoming, response),
        () => {
          started = null;
          response.writeHead(502, { 'content-type': 'text/plain' }).end(absent);
        },
      );
    },
    close: async () => {
      const running = await started?.catch(() => null);
      await running?.close();
    },
  };
}
