import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './sources.mjs';

export const GRAPH_FILE = join(root, '.cache/build-graph.json');

const isServed = (file) => /\.(js|css)$/.test(file);

/** A build's async groups: which files each loads, and which import asked for it. */
export function groupsOf(compilation) {
  return compilation.chunkGroups.map((group) => ({
    name: group.name ?? null,
    files: [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter(isServed),
    requests: group.origins.map(({ module, request }) => ({
      from: module?.nameForCondition?.()?.replace(root, '').replaceAll('\\', '/') ?? null,
      request: request ?? null,
    })),
  }));
}

/** Writes what `npm run size` reads; returns each build's groups by its name. */
export async function writeBuildGraph(stats) {
  const graph = Object.fromEntries(stats.stats.map(({ compilation }) => [compilation.name, groupsOf(compilation)]));
  await mkdir(dirname(GRAPH_FILE), { recursive: true });
  await writeFile(GRAPH_FILE, JSON.stringify(graph, null, 1));
  return graph;
}
