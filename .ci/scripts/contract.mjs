// npm run contract: packs `@portal/contract` beside the built host; with --write also the report of a new version of it.
// npm run check:contract: the exported types are those of the published report of their version.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import webpack from 'webpack';
import { contractProblem } from '../../host/ops/contract/requiredBump.ts';
import { CONTRACT_VERSION } from '../../shared/src/federation/contractVersion.ts';
import { registrySchema } from '../../shared/src/federation/registrySchema.ts';
import { packageConfig } from '../../webpack.config.ts';
import { root } from './sources.mjs';

const REPORTS = join(root, 'docs/contract');
const WORK = join(root, '.cache/contract');
const TYPES = join(WORK, 'types');
const PACKAGE = join(WORK, 'package');
const LIBRARY = 'loader/library';

/** The package's doors, by the file that each is made of. */
const DOORS = { index: 'contract', loader: 'index' };

/** How hosts compile. */
const COMPILER = {
  target: 'ES2023',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  strict: true,
  skipLibCheck: true,
  types: [],
};

const run = (file, ...words) =>
  execFileSync(process.execPath, [join(root, 'node_modules', file), ...words], { cwd: root });

function emitTypes() {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(PACKAGE, { recursive: true });
  run('typescript/bin/tsc', '-p', 'shared/tsconfig.contract.json', '--outDir', TYPES);
}

/** One file of types for a door; answers with the report of it. */
function extract(door) {
  const entry = join(TYPES, LIBRARY, `${DOORS[door]}.d.ts`);
  const quiet = { default: { logLevel: 'none' } };
  const result = Extractor.invoke(
    ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: join(PACKAGE, 'package.json'),
      configObject: {
        projectFolder: root,
        mainEntryPointFilePath: entry,
        newlineKind: 'lf',
        compiler: { overrideTsconfig: { compilerOptions: COMPILER, files: [entry] } },
        apiReport: {
          enabled: true,
          includeForgottenExports: true,
          reportFileName: door,
          reportFolder: WORK,
          reportTempFolder: WORK,
        },
        docModel: { enabled: door === 'index', apiJsonFilePath: join(WORK, 'model/index.api.json') },
        dtsRollup: { enabled: true, untrimmedFilePath: join(PACKAGE, `${door}.d.ts`) },
        tsdocMetadata: { enabled: false },
        messages: { extractorMessageReporting: quiet, tsdocMessageReporting: quiet },
      },
    }),
    { localBuild: true, messageCallback: (message) => (message.handled = message.logLevel !== 'error') },
  );
  if (!result.succeeded) throw new Error(`The types of ${entry} could not be read.`);
  return readFileSync(join(WORK, `${door}.api.md`), 'utf8');
}

const published = () =>
  new Map(
    readdirSync(REPORTS)
      .filter((name) => name.endsWith('.api.md'))
      .map((name) => [name.slice(0, -'.api.md'.length), readFileSync(join(REPORTS, name), 'utf8')]),
  );

async function bundle() {
  const stats = await new Promise((resolve, reject) => {
    webpack(packageConfig(PACKAGE), (error, done) => (error ? reject(error) : resolve(done)));
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}

const write = (name, value) => writeFileSync(join(PACKAGE, name), `${JSON.stringify(value, null, 2)}\n`);

function describePackage() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8'));
  const door = (name) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  write('package.json', {
    name: '@portal/contract',
    version: CONTRACT_VERSION,
    type: 'module',
    exports: { '.': door('index'), './loader': door('loader'), './registry.schema.json': './registry.schema.json' },
    // Only the types of these are needed.
    dependencies: { '@sinclair/typebox': dependencies['@sinclair/typebox'], redux: dependencies.redux },
  });
}

function addDocuments() {
  write('registry.schema.json', registrySchema);
  run(
    '@microsoft/api-documenter/bin/api-documenter',
    'markdown',
    '-i',
    join(WORK, 'model'),
    '-o',
    join(PACKAGE, 'docs'),
  );
  cpSync(join(root, 'docs/EMBEDDING.md'), join(PACKAGE, 'README.md'));
}

emitTypes();
describePackage();
const report = Object.keys(DOORS).map(extract).join('\n');
const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    write: { type: 'boolean' },
    out: { type: 'string', default: join(root, 'host/dist') },
  },
});
const problem = contractProblem({ version: CONTRACT_VERSION, report }, published());
if (problem?.remedy === 'report' && values.write) writeFileSync(join(REPORTS, `${CONTRACT_VERSION}.api.md`), report);
else if (problem !== null) {
  console.error(problem.text);
  process.exit(1);
}
if (!values.check) {
  await bundle();
  addDocuments();
  const pack = ['pack', '--silent', '--pack-destination', values.out];
  console.log(join(values.out, execFileSync('npm', pack, { cwd: PACKAGE, encoding: 'utf8' }).trim()));
}
