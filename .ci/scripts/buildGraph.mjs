import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.mjs';

const FOLDER = join(root, '.cache/build-graph');

/** The file that requests a chunk; for a templated import, any file of the folder that it names. */
const requesterOf = (module) => module?.nameForCondition?.() ?? (module?.context ? join(module.context, '*') : null);

const isServed = (file) => /\.(js|css)$/.test(file);

/** A build's async chunk groups: the files of each, and the import that requests it. */
export function groupsOf(compilation) {
  return compilation.chunkGroups.map((group) => ({
    name: group.name ?? null,
    files: [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter(isServed),
    requests: group.origins.map(({ module, request }) => ({
      from: requesterOf(module)?.replace(root, '').replaceAll('\\', '/') ?? null,
      request: request ?? null,
    })),
  }));
}

/** Stores a build's async chunk groups for `readBuildGraph`, by the build's name, or by its version's. */
export class BuildGraphPlugin {
  #version;

  constructor(version) {
    this.#version = version;
  }

  apply(compiler) {
    compiler.hooks.done.tap('BuildGraphPlugin', ({ compilation }) => {
      mkdirSync(FOLDER, { recursive: true });
      const name = [compilation.name, this.#version].filter(Boolean).join('-');
      writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(groupsOf(compilation), null, 1));
    });
  }
}

/** The chunk groups of the last build of `host`, or of a version: `remote-0.1.0`. */
export const readBuildGraph = (name) => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
