import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const NAME = 'ListedIntegrity';

/**
 * Lets a container load its scripts and styles with the integrity that the registry lists for them: the loader puts the lists
 * into `portalIntegrity`, by container, and the page's nonce into `portalNonce`. So no hash stands in the container, and a page without the loader goes without.
 */
export class ListedIntegrity {
  readonly #container: string;

  constructor(container: string) {
    this.#container = container;
  }

  apply(compiler: Compiler): void {
    const listed = (tag: string, address: string): string =>
      `var listed = (self.portalIntegrity || {})[${JSON.stringify(this.#container)}];\n` +
      `if (listed) ${tag}.integrity = listed[${address}.slice(${webpack.RuntimeGlobals.publicPath}.length)];\n` +
      `if (self.portalNonce) ${tag}.nonce = self.portalNonce;`;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\n${listed('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag, href }) => `${source}\n${listed(tag, href)}`,
      );
    });
  }
}
