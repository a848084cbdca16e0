// Installs and builds each example with packages of its own, from its own lock file.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.mjs';

const FOLDER = join(root, 'host/examples');

for (const name of readdirSync(FOLDER)) {
  const cwd = join(FOLDER, name);
  if (!existsSync(join(cwd, 'package-lock.json'))) continue;
  const run = (...words) => execFileSync('npm', words, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  run('ci', '--no-audit', '--no-fund');
  if (JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')).scripts.build !== undefined) run('run', 'build');
}
