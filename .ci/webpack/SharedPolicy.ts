import webpack, { type Compiler } from 'webpack';
import { getTrustedPolicy } from '../../shared/src/federation/trustedTypes.ts';

const NAME = 'SharedPolicy';
const { getTrustedTypesPolicy } = webpack.RuntimeGlobals;
const ADDRESS = /script\.src = (.+);/;

/** Makes of an address that the page refuses a chunk that does not load: thrown, it would leave the chunk loading for ever. */
function catchRefusal(source: string): string {
  if (!ADDRESS.test(source)) throw new Error('webpack sets the address of a script in another way.');
  const refuse = "setTimeout(() => script.onerror({ type: 'policy', target: { src: url } }));";
  return source.replace(ADDRESS, `try { script.src = $1; } catch (error) { ${refuse} }`);
}

class PolicyRuntime extends webpack.RuntimeModule {
  constructor() {
    super('the Trusted Types policy of the page');
  }

  override generate(): string {
    return `${getTrustedTypesPolicy} = ${getTrustedPolicy.toString()};`;
  }
}

/**
 * Lets a build load its chunks by the policy that all builds on a page share (`output.trustedTypes`): webpack would make one for
 * each, and a page takes a name once.
 */
export class SharedPolicy {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, catchRefusal);
      compilation.hooks.runtimeRequirementInTree.for(getTrustedTypesPolicy).tap({ name: NAME, stage: -1 }, (chunk) => {
        compilation.addRuntimeModule(chunk, new PolicyRuntime());
        return true;
      });
    });
  }
}
