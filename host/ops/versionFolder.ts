import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { VERSION_FILE, type RegistryVersion } from '../../shared/src/federation/registry.ts';
import { isVersion } from '../../shared/src/loader/readRegistry.ts';
import { OpsFailure } from './opsFailure.ts';

/** `version.json` of a built version: its row of the registry, and what a page preloads for it. */
export interface BuiltVersion {
  readonly version: string;
  readonly row: RegistryVersion & { readonly assets: Readonly<Record<string, string>> };
  /** Files that the portal's first screen loads after the entry. */
  readonly preload: readonly string[];
}

/** Subresource Integrity value of a file. */
export const integrityOf = (bytes: Buffer | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Reads `version.json`. Raises OpsFailure when a folder holds no built version. */
export function readBuiltVersion(folder: string): BuiltVersion {
  const file = join(folder, VERSION_FILE);
  if (!existsSync(file)) throw new OpsFailure(`${folder} holds no built version: ${VERSION_FILE} is missing.`);
  const built: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isBuilt(built)) throw new OpsFailure(`${file} does not describe a version.`);
  return built;
}

const isBuilt = (value: unknown): value is BuiltVersion =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'string' &&
  /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(value.version) &&
  'row' in value &&
  isVersion(value.row) &&
  value.row.assets !== undefined &&
  'preload' in value &&
  Array.isArray(value.preload);

/** The list of a version's files, which its row may leave to `version.json`. Raises OpsFailure when that is not what was published. */
export function listingOf(folder: string, { listing }: RegistryVersion): BuiltVersion {
  const built = readBuiltVersion(folder);
  if (listing !== undefined && integrityOf(readFileSync(join(folder, VERSION_FILE))) !== listing)
    throw new OpsFailure(`${join(folder, VERSION_FILE)} is not what was published.`);
  return built;
}

/** Says what is wrong with the files of a version, a sentence each: missing, changed, or a compressed copy of something else. */
export function problemsOf(folder: string, row: RegistryVersion): string[] {
  try {
    const { assets } = listingOf(folder, row).row;
    return [[row.entry.file, row.entry.integrity] as const, ...Object.entries(assets)].flatMap(([name, integrity]) =>
      problemsOfFile(join(folder, name), name, integrity),
    );
  } catch (error) {
    if (error instanceof OpsFailure) return [error.message];
    throw error;
  }
}

function problemsOfFile(file: string, name: string, integrity: string): string[] {
  if (!existsSync(file)) return [`${name} is missing`];
  if (integrityOf(readFileSync(file)) !== integrity) return [`${name} is not what was built`];
  return [[`br`, brotliDecompressSync] as const, [`gz`, gunzipSync] as const].flatMap(([ending, unpack]) =>
    isCopy(`${file}.${ending}`, integrity, unpack) ? [] : [`${name}.${ending} is damaged`],
  );
}

function isCopy(file: string, integrity: string, unpack: (bytes: Buffer) => Buffer): boolean {
  if (!existsSync(file)) return true;
  try {
    return integrityOf(unpack(readFileSync(file))) === integrity;
  } catch {
    return false;
  }
}

/** Bytes of a folder's files, without their compressed copies. */
export const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !/\.(br|gz)$/.test(one.name))
    .reduce((sum, one) => sum + statSync(join(one.parentPath, one.name)).size, 0);
