import { startServer, type ServerLocation } from '../harness/startServer.ts';
import type { Figure } from './figures.ts';
import { latencyOf } from './percentiles.ts';
import { withFolder, type Chapter } from './benchFixture.ts';

/** Time from process start to the first successful response, with demo data. */
export const starting: Chapter = async ({ postgres, isQuick }) => {
  const runs = isQuick ? 1 : 5;
  const embedded = await repeat(runs, (folder) => ({ dataDir: folder }));
  const server = await repeat(runs, async (folder, run) => ({
    dataDir: folder,
    databaseUrl: await postgres.create(`starting_${run}`),
  }));
  return [
    figureOf('first start, embedded database', embedded.first),
    figureOf('next start, embedded database', embedded.next),
    figureOf('first start, PostgreSQL', server.first),
    figureOf('next start, PostgreSQL', server.next),
  ];
};

async function repeat(
  runs: number,
  getLocation: (folder: string, run: number) => ServerLocation | Promise<ServerLocation>,
): Promise<{ readonly first: number[]; readonly next: number[] }> {
  const first: number[] = [];
  const next: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await withFolder(async (folder) => {
      const location = await getLocation(folder, run);
      for (const times of [first, next]) {
        const server = await startServer(location);
        times.push(server.readyMs);
        await server.stop();
      }
    });
  }
  return { first, next };
}

function figureOf(name: string, times: readonly number[]): Figure {
  const { p50, count } = latencyOf(times);
  return { name, value: p50, unit: 'ms', note: `median of ${count}` };
}
