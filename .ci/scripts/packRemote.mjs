// Packs the built remote as the version before the next, with which a host of the next must still work
// (e2e/federation/cases/versions.spec.ts). Run before the version in remote/package.json is raised.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../webpack.config.ts';
import { build } from './build.mjs';
import { root } from './sources.mjs';

const folder = join(root, 'e2e/federation/fixtures');
await build();
mkdirSync(folder, { recursive: true });
for (const older of readdirSync(folder)) rmSync(join(folder, older));
const without = ['*.br', '*.gz', 'mf-stats.json'].map((pattern) => `--exclude=${pattern}`);
const file = join(folder, `portal-${version}.tgz`);
execFileSync('tar', ['-czf', file, ...without, '-C', join(root, 'remote/dist'), version]);
console.log(file);
