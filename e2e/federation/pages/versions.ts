import { createHash, createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Registry, RegistryVersion } from '@portal/shared/federation/registry';
import { readFixture } from '../federationFixture.ts';

export const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The registry as it is served now. */
export function servedRegistry(): Registry {
  const text = readFileSync(path.join(readFixture().storeFolder, 'public/remotes.json'), 'utf8');
  return JSON.parse(text) as Registry;
}

export function activeVersion(): { readonly version: string; readonly row: RegistryVersion } {
  const { active: version, versions } = servedRegistry().remotes['portal'] ?? { active: '', versions: {} };
  const row = versions[version];
  if (row === undefined) throw new Error('The store has no active version.');
  return { version, row };
}

function storeKey(): KeyObject {
  const keys = path.join(readFixture().storeFolder, 'keys');
  return createPrivateKey(readFileSync(path.join(keys, readdirSync(keys)[0] ?? '')));
}

type Signer = 'the store' | 'somebody else' | 'nobody';

/** Answers with this registry in place of the served one, signed by `signer`. */
export async function serveRegistry(
  page: Page,
  registry: Registry | string,
  signer: Signer = 'the store',
): Promise<void> {
  const body = typeof registry === 'string' ? registry : JSON.stringify(registry);
  const key = signer === 'the store' ? storeKey() : generateKeyPairSync('ed25519').privateKey;
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('**/remotes.json', (route) => route.fulfill({ body, headers, contentType: 'application/json' }));
  await page.route('**/remotes.json.sig', (route) =>
    signer === 'nobody'
      ? route.fulfill({ status: 404, headers })
      : route.fulfill({
          body: sign(null, Buffer.from(body), key).toString('base64'),
          headers,
          contentType: 'text/plain',
        }),
  );
}

/** The served registry with another row for its active version, and no other version to go back to. */
export function withRow(changes: Partial<RegistryVersion>): Registry {
  const registry = servedRegistry();
  const { version, row } = activeVersion();
  const portal = registry.remotes['portal'];
  if (portal === undefined) throw new Error('The store has no portal.');
  const versions = { [version]: { ...row, ...changes } };
  return { ...registry, serial: registry.serial + 1, remotes: { portal: { active: version, versions } } };
}

/** Registers a version 9.9.9 whose entry is `code`; its container is `portal_9_9_9`. */
export async function serveHandMade(page: Page, code: string): Promise<void> {
  const { row } = activeVersion();
  const registry = servedRegistry();
  const version: RegistryVersion = {
    ...row,
    container: 'portal_9_9_9',
    baseUrl: '/remotes/portal/9.9.9/',
    entry: { file: 'remoteEntry.js', integrity: integrityOf(code) },
    assets: {},
  };
  await page.route('**/remotes/portal/9.9.9/remoteEntry.js*', (route) =>
    route.fulfill({ body: code, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } }),
  );
  await serveRegistry(page, {
    ...registry,
    serial: registry.serial + 1,
    remotes: { portal: { active: '9.9.9', versions: { '9.9.9': version } } },
  });
}

/** Code of a container whose modules have `body` as the rest of their exports. */
export function handMade(body: string): string {
  const { row } = activeVersion();
  const meta = JSON.stringify({ version: '9.9.9', contract: row.contract.implements, stateSchema: row.stateSchema });
  return `var portal_9_9_9 = {
    init() {},
    get(expose) {
      const meta = { module: expose.replace('./', ''), ...${meta} };
      return Promise.resolve(() => ({ meta, ${body} }));
    },
  };`;
}
