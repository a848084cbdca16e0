import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const FOLDERS = ['host/ops', 'host/src', 'remote/src', 'shared/src', '.ci/scripts', '.ci/webpack'];
const FILES = [
  'webpack.config.ts',
  'package-lock.json',
  'host/package.json',
  'remote/package.json',
  'shared/package.json',
];
const IGNORED = /(\.(test|stories)\.tsx?$|[\\/](testing|gallery)[\\/])/;
const MARK = join(root, '.cache/build-sources');

const filesOf = (folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** Digest of all inputs of the browser builds, wherever they lie. */
export function sourcesDigest() {
  const digest = createHash('sha256');
  const files = [...FOLDERS.flatMap(filesOf).map((file) => relative(root, file).replaceAll('\\', '/')), ...FILES];
  for (const name of files.filter((one) => !IGNORED.test(one)).sort())
    digest.update(name).update(readFileSync(join(root, name)));
  return digest.digest('hex');
}

/** Digest of the last finished build, null when there is none. */
export const builtDigest = () => (existsSync(MARK) ? readFileSync(MARK, 'utf8') : null);

export function markBuilt(digest) {
  mkdirSync(dirname(MARK), { recursive: true });
  writeFileSync(MARK, digest);
}
