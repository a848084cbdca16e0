import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.mjs';

const FOLDER = join(root, '.cache/build-graph');

const withoutRoot = (path) => path.replace(root, '').replaceAll('\\', '/');

/** The file that requests a chunk; for a templated import, any file of the folder that it names. */
const requesterOf = (module) => module?.nameForCondition?.() ?? (module?.context ? join(module.context, '*') : null);

const isServed = (file) => /\.(js|css)$/.test(file);

/** A build's async chunk groups: the files of each, and the import that requests it. */
export function groupsOf(compilation) {
  return compilation.chunkGroups.map((group) => ({
    name: group.name ?? null,
    files: [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter(isServed),
    requests: group.origins.map(({ module, request }) => {
      const from = requesterOf(module);
      return { from: from === null ? null : withoutRoot(from), request: request ?? null };
    }),
  }));
}

const nameOf = (module) => withoutRoot(requesterOf(module) ?? module.identifier());

/** The modules of each script, with their bytes before these are made small. */
function modulesByFile({ chunks, chunkGraph }) {
  const scripts = [...chunks].flatMap((chunk) =>
    [...chunk.files].filter((file) => file.endsWith('.js')).map((file) => [file, chunk]),
  );
  const bytesByName = (chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)]
      .flatMap((module) => module.modules ?? [module])
      .map((module) => [nameOf(module), module.size('javascript')])
      .filter(([, bytes]) => bytes > 0);
  return Object.fromEntries(scripts.map(([file, chunk]) => [file, bytesByName(chunk)]));
}

const isLazy = ({ dependency }) => dependency?.type?.startsWith('import()') === true;

/** The modules that import each module: those that load it at once, and whether others load it later. */
function importersByModule({ modules, moduleGraph }) {
  return Object.fromEntries(
    [...modules].map((module) => {
      const used = [...moduleGraph.getIncomingConnections(module)].filter(
        (one) => one.originModule !== null && one.isActive(undefined) !== false,
      );
      const atOnce = new Set(used.filter((one) => !isLazy(one)).map((one) => nameOf(one.originModule)));
      return [nameOf(module), { atOnce: [...atOnce], isLazy: used.some(isLazy) }];
    }),
  );
}

/** Stores a build's async chunk groups and modules for `readBuildGraph`, by the build's name, or by its version's. */
export class BuildGraphPlugin {
  #version;

  constructor(version) {
    this.#version = version;
  }

  apply(compiler) {
    let importers = {};
    compiler.hooks.compilation.tap('BuildGraphPlugin', (compilation) => {
      // Before modules are joined, which takes their imports away.
      compilation.hooks.afterChunks.tap('BuildGraphPlugin', () => (importers = importersByModule(compilation)));
    });
    compiler.hooks.done.tap('BuildGraphPlugin', ({ compilation }) => {
      mkdirSync(FOLDER, { recursive: true });
      const name = [compilation.name, this.#version].filter(Boolean).join('-');
      const graph = { groups: groupsOf(compilation), modules: modulesByFile(compilation), importers };
      writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(graph, null, 1));
    });
  }
}

/** The chunk groups, modules and importers of the last build of `host`, or of a version: `remote-0.1.0`. */
export const readBuildGraph = (name) => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
