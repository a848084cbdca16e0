import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './writeWhole.ts';
import { VERSION_FILE, type RegistryVersion } from '../../shared/src/federation/registry.ts';
import { entryAddress } from '../../shared/src/federation/entryAddress.ts';
import { OpsFailure } from './opsFailure.ts';
import type { BuiltVersion } from './versionFolder.ts';

/** `host.json` of a built host: what it offers to remotes, and whose registries it takes. */
export interface HostFacts {
  readonly contract: string;
  readonly capabilities: readonly string[];
  readonly keys: readonly string[];
}

export const HOST_FILE = 'host.json';
const PAGE_FILE = 'index.html';
const MARKED = /<!--preload-->.*?<!--\/preload-->|(?=<\/head>)/s;

/** Reads `host.json`. Raises OpsFailure when a folder holds no built host. */
export function readHostFacts(folder: string): HostFacts {
  const file = join(folder, HOST_FILE);
  if (!existsSync(file)) throw new OpsFailure(`${folder} holds no built host: name its folder by --host.`);
  const facts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isFacts(facts)) throw new OpsFailure(`${file} does not describe a host.`);
  return facts;
}

const isFacts = (value: unknown): value is HostFacts =>
  typeof value === 'object' &&
  value !== null &&
  'contract' in value &&
  typeof value.contract === 'string' &&
  ['capabilities', 'keys'].every((name) => Array.isArray(Reflect.get(value, name)));

/** Writes into a host's page what it preloads for a version, up to the first screen, in place of what stood there. `listing`: integrity of its `version.json`. */
export function writePreloads(folder: string, built: BuiltVersion, listing: string): void {
  const file = join(folder, PAGE_FILE);
  const page = readFileSync(file, 'utf8');
  const written = page.replace(MARKED, () => `<!--preload-->${preloads(built, listing)}<!--/preload-->`);
  if (written !== page) writeWhole(file, written);
}

function preloads({ row, preload }: BuiltVersion, listing: string): string {
  const files = [
    link(entryAddress(row.entry), row, row.entry.integrity),
    ...preload.map((name) => link(name, row, row.assets[name] ?? '')),
  ];
  const list = row.baseUrl + entryAddress({ file: VERSION_FILE, integrity: listing });
  const facts = ['/remotes.json', '/remotes.json.sig', '/api/health', list].map(
    (href) => `<link rel="preload" as="fetch" href="${href}" crossorigin>`,
  );
  return [...files, ...facts].join('');
}

/** A browser uses what it has preloaded only under the integrity that is asked for later. */
const link = (name: string, { baseUrl }: RegistryVersion, integrity: string): string =>
  `<link rel="preload" as="${name.endsWith('.css') ? 'style' : 'script'}" href="${baseUrl}${name}" integrity="${integrity}">`;
