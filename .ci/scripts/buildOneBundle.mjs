import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { common, fileName, scopeClass, script, style, styles, version } from '../../webpack.config.ts';
import { build } from './build.mjs';
import { groupsOf } from './buildGraph.mjs';
import { compressFolder } from './compress.mjs';
import { builtDigest, root, sourcesDigest } from './sources.mjs';

const FOLDER = join(root, '.cache/one-bundle');

/** The same code as a single application (floor of the sizes), and a plain React table (floor of the tables). */
const config = () => ({
  ...common('remote', 'production'),
  name: 'oneBundle',
  entry: { main: '../.ci/scripts/oneBundle.mjs', plainTable: '../e2e/budgets/plainTable.ts' },
  output: { path: FOLDER, filename: fileName(true), chunkFilename: fileName(true), clean: true },
  module: { rules: [script('production'), style(scopeClass)] },
  plugins: [new webpack.DefinePlugin({ __PORTAL_VERSION__: JSON.stringify(version) }), styles(true)],
});

/** Builds the same code as a single application, the floor of the size and speed budgets. Resolves to its async chunk groups. */
export function buildOneBundle() {
  rmSync(FOLDER, { recursive: true, force: true });
  return new Promise((resolve, reject) => {
    webpack(config()).run((error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve(groupsOf(stats.compilation));
    });
  });
}

const tagOf = (file) =>
  file.endsWith('.css') ? `<link rel="stylesheet" href="/${file}">` : `<script defer src="/${file}"></script>`;

/** HTML page of an entry of the floor. */
function writePage(groups, entry, page) {
  const files = groups.find(({ name }) => name === entry).files;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${entry}</title><link rel="icon" href="data:,">`;
  writeFileSync(
    join(FOLDER, page),
    `<!doctype html><html lang="en"><head>${head}${files.map(tagOf).join('')}</head><body><div id="host"></div></body></html>`,
  );
}

// As a script: builds the product and its floor, to be served side by side.
if (process.argv[1] === import.meta.filename) {
  if (builtDigest() !== sourcesDigest()) await build();
  const groups = await buildOneBundle();
  writePage(groups, 'main', 'index.html');
  writePage(groups, 'plainTable', 'plain-table.html');
  await compressFolder(FOLDER);
}
