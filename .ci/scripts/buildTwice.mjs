// Builds the remote of these sources once more, in another folder, and compares: the same sources give the same bytes everywhere.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../webpack.config.ts';
import { buildWhenNeeded } from './buildWhenNeeded.mjs';
import { root } from './sources.mjs';

const ELSEWHERE = join(root, '.cache/built-twice');
const FOLDER = join('remote/dist', version);

/** Copies the sources, and links the packages file by file: a linked folder is resolved to where it really is. */
function copySources() {
  rmSync(ELSEWHERE, { recursive: true, force: true });
  mkdirSync(ELSEWHERE, { recursive: true });
  const files = 'git ls-files --cached --others --exclude-standard -z | tar --create --null --files-from -';
  execFileSync('bash', ['-c', `set -o pipefail; ${files} | tar --extract --directory "$0"`, ELSEWHERE], { cwd: root });
  execFileSync('cp', ['-al', join(root, 'node_modules'), ELSEWHERE]);
}

const filesOf = (place) =>
  new Map(readdirSync(join(place, FOLDER)).map((name) => [name, readFileSync(join(place, FOLDER, name))]));

await buildWhenNeeded();
copySources();
execFileSync(process.execPath, ['.ci/scripts/build.mjs', '--remote-only'], { cwd: ELSEWHERE, stdio: 'inherit' });
const [here, there] = [filesOf(root), filesOf(ELSEWHERE)];
const names = [...new Set([...here.keys(), ...there.keys()])];
const different = names.filter((name) => there.get(name)?.equals(here.get(name) ?? Buffer.alloc(0)) !== true);
console.log(
  `${names.length} files of ${version}, ${different.length} of other bytes: ${different.slice(0, 9).join(', ')}`,
);
// A build that differs stays for a look.
if (different.length === 0) rmSync(ELSEWHERE, { recursive: true });
process.exitCode = different.length === 0 ? 0 : 1;
