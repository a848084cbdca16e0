import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnv } from './env.ts';
import { StartFailure } from '../errors/StartFailure.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'portal-env-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const ISSUER = { REWARD_PROVIDER_URL: 'https://issuer.example', REWARD_PROVIDER_KEY: 'k'.repeat(32) };
const KEYS = { TOKEN_SECRET: 'ab'.repeat(32), CREDENTIAL_KEY: 'cd'.repeat(32) };

const GATEWAY = {
  GATEWAY_URL: 'https://api.pay.example/',
  GATEWAY_PAGE_URL: 'https://secure.pay.example/pay',
  GATEWAY_MERCHANT: 'alder',
  GATEWAY_KEY_ID: 'key-1',
  GATEWAY_KEY: 'c2hhcmVkIHNlY3JldA==',
  GATEWAY_PROFILE: 'profile-1',
  GATEWAY_ACCESS_KEY: 'access-1',
  GATEWAY_SECRET: 'secret-1',
};
const GATEWAY_TOGETHER =
  'GATEWAY_URL, GATEWAY_PAGE_URL, GATEWAY_MERCHANT, GATEWAY_KEY_ID, GATEWAY_KEY, GATEWAY_PROFILE, GATEWAY_ACCESS_KEY and GATEWAY_SECRET are required together';

const COLLECTION = '[{"id": "thanks", "name": {"en": "Say thank you"}, "products": ["U400101"]}]';
const refusedCollection = (reason: string) =>
  `CATALOG_COLLECTIONS cannot be used: ${reason}. An example: ${COLLECTION}`;

/** The one line that the operator reads. */
function refusalOf(source: Readonly<Record<string, string>>): string {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
  }
  return 'accepted';
}

it('needs nothing in local mode', () => {
  expect(readEnv({ DATA_DIR: dir })).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    demoData: true,
    environment: 'Dev',
    isProduction: false,
    smtpUrl: null,
    logLevel: 'warn',
  });
});

it('reads collections of products, each product once', () => {
  expect(readEnv({ DATA_DIR: dir }).collections).toBeNull();
  const configured = [{ id: 'thanks', name: { en: 'Say thank you', fr: 'Dire merci' }, products: ['U1', 'U2', 'U1'] }];
  expect(readEnv({ DATA_DIR: dir, CATALOG_COLLECTIONS: JSON.stringify(configured) }).collections).toEqual([
    { id: 'thanks', name: { en: 'Say thank you', fr: 'Dire merci' }, utids: ['U1', 'U2'] },
  ]);
});

it('looks addresses up among invented ones, by Google with a key, and in production only then', () => {
  expect(readEnv({ DATA_DIR: dir }).addresses).toEqual({ provider: 'SAMPLES' });
  const google = { provider: 'GOOGLE', url: 'https://places.googleapis.com', key: 'AIza-1' };
  expect(readEnv({ DATA_DIR: dir, GOOGLE_MAPS_KEY: 'AIza-1' }).addresses).toEqual(google);
  const production = {
    ...KEYS,
    DATA_DIR: dir,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://p.example',
    SMTP_URL: 'smtp://m.example',
    ...ISSUER,
  };
  expect(readEnv(production).addresses).toBeNull();
  expect(readEnv({ ...production, GOOGLE_MAPS_KEY: 'AIza-1' }).addresses).toEqual(google);
});

it('makes the secrets once, readable by the owner alone', () => {
  const first = readEnv({ DATA_DIR: dir });
  const second = readEnv({ DATA_DIR: dir });
  const file = path.join(dir, 'secrets.json');
  expect(second.tokenSecret.equals(first.tokenSecret)).toBe(true);
  expect(second.credentialKey.equals(first.credentialKey)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain(first.credentialKey.toString('hex'));
});

it.each([
  [{ PORT: 'eighty' }, 'PORT must be a port number (0-65535)'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace'],
  [{ READS_PER_MINUTE: '0' }, 'READS_PER_MINUTE must be a whole number above 0'],
  [{ WRITES_PER_MINUTE: '1.5' }, 'WRITES_PER_MINUTE must be a whole number above 0'],
  [{ PORTAL_PROCESSES: '0' }, 'PORTAL_PROCESSES must be a whole number from 1 to 64'],
  [{ PORTAL_PROCESSES: '65' }, 'PORTAL_PROCESSES must be a whole number from 1 to 64'],
  [{ PORTAL_PROCESSES: 'two' }, 'PORTAL_PROCESSES must be a whole number from 1 to 64'],
  [
    { PORTAL_PROCESSES: '2' },
    'PORTAL_PROCESSES above 1 needs DATABASE_URL: one process alone opens the embedded database',
  ],
  [{ EXPLORE_CATALOG_URL: 'catalog' }, 'EXPLORE_CATALOG_URL must be an address that begins with https://'],
  [
    { DIALOG_PRODUCTS: 'U400101, books' },
    'DIALOG_PRODUCTS must be ids of products separated by commas, such as U400101',
  ],
  [{ CATALOG_COLLECTIONS: 'thanks=U1' }, `CATALOG_COLLECTIONS must be JSON such as ${COLLECTION}`],
  [{ CATALOG_COLLECTIONS: '{}' }, refusedCollection('it is no list')],
  [
    { CATALOG_COLLECTIONS: '[{"id": "Thanks!", "name": {"en": "A"}, "products": []}]' },
    refusedCollection('an id is lower-case letters, digits and hyphens'),
  ],
  [
    { CATALOG_COLLECTIONS: '[{"id": "a", "name": {"fr": "Merci"}, "products": ["U1"]}]' },
    refusedCollection('one has no name in English ("en")'),
  ],
  [
    { CATALOG_COLLECTIONS: '[{"id": "a", "name": {"en": "A"}, "products": ["U1", "books"]}]' },
    refusedCollection('books is the id of no product'),
  ],
  [{ PORT: '70000' }, 'PORT must be a port number (0-65535)'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://'],
  [{ PUBLIC_URL: 'portal.example' }, 'PUBLIC_URL must be an address that begins with http:// or https://'],
  [
    { ALLOWED_ORIGINS: 'https://a.example/path' },
    'ALLOWED_ORIGINS must be origins separated by commas, such as https://intranet.example, or platform=https://intranet.example',
  ],
  [
    { OVERRIDE_ORIGINS: 'builds.example' },
    'OVERRIDE_ORIGINS must be origins separated by commas, such as https://builds.example',
  ],
  [
    { OVERRIDE_ORIGINS: 'https://builds.example', PORTAL_ENVIRONMENT: 'Production' },
    'OVERRIDE_ORIGINS is refused when PORTAL_ENVIRONMENT=Production',
  ],
  [
    { ALLOWED_HOSTS: 'http://devbox.example' },
    'ALLOWED_HOSTS must be host names separated by commas, such as devbox.example',
  ],
  [{ DEMO_DATA: 'perhaps' }, 'DEMO_DATA must be one of true, false'],
  [{ PORTAL_ENVIRONMENT: 'Moon' }, 'PORTAL_ENVIRONMENT must be one of Dev, QA, Gamma, Sandbox, Production'],
  [
    { PORTAL_ENVIRONMENT: 'Sandbox', SMTP_URL: 'smtp://mail.example:25' },
    'SMTP_URL must be an address of this machine when PORTAL_ENVIRONMENT=Sandbox',
  ],
  [
    { PORTAL_ENVIRONMENT: 'Sandbox', ANALYTICS_URL: 'https://analytics.example' },
    'ANALYTICS_URL must be an address of this machine when PORTAL_ENVIRONMENT=Sandbox',
  ],
  [{ GATEWAY_MERCHANT: 'alder' }, GATEWAY_TOGETHER],
  [{ ...GATEWAY, GATEWAY_SECRET: '' }, GATEWAY_TOGETHER],
  [{ GATEWAY_FORMER_ACCESS_KEY: 'a', GATEWAY_FORMER_SECRET: 's' }, GATEWAY_TOGETHER],
  [
    { ...GATEWAY, GATEWAY_FORMER_ACCESS_KEY: 'a' },
    'GATEWAY_FORMER_ACCESS_KEY and GATEWAY_FORMER_SECRET are required together',
  ],
  [
    { ...GATEWAY, GATEWAY_URL: 'http://pay.example' },
    'GATEWAY_URL must be an address that begins with https://, or one of this machine',
  ],
  [{ ...GATEWAY, GATEWAY_KEY: 'not base64!' }, 'GATEWAY_KEY must be the shared secret in base64'],
  [
    { ...GATEWAY, PORTAL_ENVIRONMENT: 'Sandbox' },
    'GATEWAY_URL must be an address of this machine when PORTAL_ENVIRONMENT=Sandbox',
  ],
  [
    { ...GATEWAY, GATEWAY_SANDBOX_URL: 'https://pay.portal.example' },
    'GATEWAY_SANDBOX_URL is refused together with GATEWAY_URL',
  ],
  [
    { GATEWAY_SANDBOX_URL: 'https://pay.example/path' },
    'GATEWAY_SANDBOX_URL must be an origin such as https://gateway-sandbox.example',
  ],
  [
    { GATEWAY_SANDBOX_URL: 'https://p.example', PUBLIC_URL: 'https://p.example' },
    'GATEWAY_SANDBOX_URL must have another host than PUBLIC_URL',
  ],
  [
    { NODE_ENV: 'production', GATEWAY_SANDBOX_URL: 'https://p.example' },
    'GATEWAY_SANDBOX_URL is refused when NODE_ENV=production',
  ],
  [{ GOOGLE_MAPS_KEY: 'a key' }, 'GOOGLE_MAPS_KEY must be letters, digits, hyphens and underscores'],
  [
    { PORTAL_ENVIRONMENT: 'Sandbox', GOOGLE_MAPS_KEY: 'AIza-1' },
    'GOOGLE_MAPS_KEY is refused when PORTAL_ENVIRONMENT=Sandbox',
  ],
  [{ GOOGLE_CLIENT_ID: 'portal' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are required together'],
  [
    { GOOGLE_CLIENT_ID: 'portal', GOOGLE_CLIENT_SECRET: 's', PORTAL_ENVIRONMENT: 'Sandbox' },
    'GOOGLE_CLIENT_ID is refused without GOOGLE_ISSUER when PORTAL_ENVIRONMENT=Sandbox',
  ],
  [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must be 32 bytes as 64 hexadecimal digits or base64'],
  [{ NODE_ENV: 'production' }, 'TOKEN_SECRET is required when NODE_ENV=production'],
  [{ NODE_ENV: 'production', ...KEYS }, 'PUBLIC_URL is required when NODE_ENV=production'],
  [
    { NODE_ENV: 'production', ...KEYS, PUBLIC_URL: 'https://p.example', SMTP_URL: 'smtp://m.example' },
    'REWARD_PROVIDER_URL is required when NODE_ENV=production',
  ],
  [
    { REWARD_PROVIDER_URL: 'https://issuer.example' },
    'REWARD_PROVIDER_URL and REWARD_PROVIDER_KEY are required together',
  ],
  [
    { ...ISSUER, REWARD_PROVIDER_URL: 'http://issuer.example' },
    'REWARD_PROVIDER_URL must be an address that begins with https://, or one of this machine',
  ],
  [
    {
      NODE_ENV: 'production',
      ...KEYS,
      PUBLIC_URL: 'https://p.example',
      SMTP_URL: 'smtp://m.example',
      ...ISSUER,
      DATABASE_URL: 'postgres://h/d',
      DEMO_DATA: 'true',
    },
    'DEMO_DATA=true is refused when NODE_ENV=production with DATABASE_URL',
  ],
])('names what is wrong with %j', (source, message) => {
  expect(refusalOf({ DATA_DIR: dir, ...source })).toBe(message);
});

it('loads no demo data into a configured database unless asked to', () => {
  const url = { DATA_DIR: dir, DATABASE_URL: 'postgres://h/d' };
  expect(readEnv(url).demoData).toBe(false);
  expect(readEnv({ ...url, DEMO_DATA: 'true' }).demoData).toBe(true);
});

it('names the file when the secrets are damaged or cannot be kept', () => {
  const file = path.join(dir, 'secrets.json');
  writeFileSync(file, '{}');
  expect(refusalOf({ DATA_DIR: dir })).toBe(`DATA_DIR: ${file} cannot be read or written`);
  expect(refusalOf({ DATA_DIR: path.join(file, 'below') })).toContain('DATA_DIR');
});

it('takes a fail point by its name, for tests alone', () => {
  expect(readEnv({ DATA_DIR: dir, FAIL_AT: 'order-lines-copied:3' }).failAt).toBe('order-lines-copied:3');
  expect(refusalOf({ DATA_DIR: dir, FAIL_AT: 'nowhere' })).toMatch(/^FAIL_AT must be one of key-taken, /);
  expect(refusalOf({ DATA_DIR: dir, NODE_ENV: 'production', FAIL_AT: 'mail-claimed' })).toBe(
    'FAIL_AT is refused when NODE_ENV=production',
  );
});

it.each([
  [undefined, false],
  ['false', false],
  ['0', false],
  ['1', 1],
  ['10.0.0.0/8, 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
  ['fd00::/8', ['fd00::/8']],
])('reads TRUST_PROXY=%s', (text, trusted) => {
  const { trustProxy } = readEnv({ DATA_DIR: dir, ...(text !== undefined && { TRUST_PROXY: text }) });
  expect(trustProxy).toEqual(trusted);
});

it.each(['true', 'yes', '-1', '99', '1.5', '10.0.0.0/33', '10.0.0.0/', '0.0.0.0/0', '::/0', '1.2.3.4,', 'a.example'])(
  'refuses TRUST_PROXY=%s and says what to write',
  (text) => {
    expect(refusalOf({ DATA_DIR: dir, TRUST_PROXY: text })).toBe(
      'TRUST_PROXY must be the number of proxies before this server, such as 1, or their addresses, such as 10.0.0.0/8,192.0.2.7 (true would believe what any client says)',
    );
  },
);

it('takes a payment gateway with the key pair before', () => {
  const former = { GATEWAY_FORMER_ACCESS_KEY: 'access-0', GATEWAY_FORMER_SECRET: 'secret-0' };
  expect(readEnv({ DATA_DIR: dir, ...GATEWAY, ...former }).gateway).toEqual({
    url: 'https://api.pay.example',
    pageUrl: 'https://secure.pay.example/pay',
    merchant: 'alder',
    keyId: 'key-1',
    key: 'c2hhcmVkIHNlY3JldA==',
    profile: 'profile-1',
    profileKey: { accessKey: 'access-1', secret: 'secret-1' },
    formerKey: { accessKey: 'access-0', secret: 'secret-0' },
  });
  expect(readEnv({ DATA_DIR: dir }).gateway).toBeNull();
});

it.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ PORT: '4100' }, 'http://127.0.0.1:4100'],
  [{ PUBLIC_URL: 'http://localhost:8080' }, 'http://127.0.0.1:8080'],
  [{ PUBLIC_URL: 'http://127.0.0.1:8080/portal' }, 'http://localhost:8080'],
  [{ PUBLIC_URL: 'https://portal.example' }, 'http://127.0.0.1:3000'],
  [{ PUBLIC_URL: 'https://portal.example', GATEWAY_SANDBOX_URL: 'https://pay.example' }, 'https://pay.example'],
])('gives the sandbox of the gateway another host than the portal: %j', (source, url) => {
  expect(readEnv({ DATA_DIR: dir, ...source }).gatewaySandboxUrl).toBe(url);
});

it('takes origins for everybody, and origins for the users of some platforms', () => {
  const text = 'https://a.example, alder=https://b.example, birch=https://b.example, alder=https://a.example';
  const { allowedOrigins, platformsOfOrigins } = readEnv({ ...KEYS, DATA_DIR: dir, ALLOWED_ORIGINS: text });
  expect(allowedOrigins).toEqual(['https://a.example', 'https://b.example']);
  expect([...platformsOfOrigins]).toEqual([['https://b.example', ['alder', 'birch']]]);
});

it.each([
  [{}, ['http://localhost:*', 'http://127.0.0.1:*']],
  [{ OVERRIDE_ORIGINS: 'https://a.example, https://b.example' }, ['https://a.example', 'https://b.example']],
  [{ PORTAL_ENVIRONMENT: 'Production' }, []],
])('lets staff try builds of this machine, or of named origins, never in Production: %j', (source, origins) => {
  expect(readEnv({ ...KEYS, DATA_DIR: dir, ...source }).overrideOrigins).toEqual(origins);
});

it.each([
  [{}, null],
  [{ TERMS_URL: 'https://a.example/terms' }, { url: 'https://a.example/terms', version: '1' }],
  [
    { TERMS_URL: 'https://a.example/terms', TERMS_VERSION: ' 2026-3 ' },
    { url: 'https://a.example/terms', version: '2026-3' },
  ],
])('names the terms of the operator: %j', (source, terms) => {
  expect(readEnv({ ...KEYS, DATA_DIR: dir, ...source }).terms).toEqual(terms);
});

it('refuses a version of terms without their address', () => {
  expect(() => readEnv({ ...KEYS, DATA_DIR: dir, TERMS_VERSION: '2' })).toThrow('TERMS_VERSION needs TERMS_URL');
});
