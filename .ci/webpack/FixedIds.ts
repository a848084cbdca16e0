import type { Compiler } from 'webpack';

const NAME = 'FixedIds';
const MADE = /[\\/]\.federation[\\/]entry\./;

/**
 * Numbers the two modules that the federation plugin makes, the container's entry and the runtime's: their names hold a hash of
 * the folder of the build, from which webpack would number them, so that the same sources had other bytes elsewhere.
 */
export class FixedIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (MADE.test(name)) compilation.chunkGraph.setModuleId(module, name.startsWith('container entry') ? 1 : 2);
        }
      });
    });
  }
}
