import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerErrors } from './errors.ts';
import { registerStaticFiles, unknownPageOf } from './staticFiles.ts';

let root: string;
let app: FastifyInstance;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'portal-static-'));
  mkdirSync(path.join(root, 'host/dist'), { recursive: true });
  const store = path.join(root, 'host/store');
  for (const folder of ['0.1.0', 'current'])
    mkdirSync(path.join(store, 'public/remotes/portal', folder), { recursive: true });
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  writeFileSync(path.join(root, 'host/dist/index.html'), '<title>host</title>');
  writeFileSync(path.join(root, 'host/dist/main.0123456789.js'), 'host()');
  writeFileSync(path.join(root, 'host/dist/portal-loader.js'), 'export {}');
  writeFileSync(path.join(store, 'journal.jsonl'), 'secret');
  writeFileSync(path.join(store, 'public/remotes.json'), '{}');
  writeFileSync(path.join(store, 'public/remotes.json.sig'), 'signed');
  writeFileSync(path.join(store, 'public/remotes/portal/current/remoteEntry.js'), 'current()');
  writeFileSync(path.join(store, 'public/remotes/portal/0.1.0/remoteEntry.js'), 'remote()');
  writeFileSync(path.join(store, 'public/remotes/portal/0.1.0/remoteEntry.js.gz'), gzipSync('remote()'));
  app = Fastify();
  const hostFolder = path.join(root, 'host/dist');
  registerErrors(app, unknownPageOf(hostFolder));
  await registerStaticFiles(app, { hostFolder, storeFolder: store });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

it.each([
  '/',
  '/login',
  '/login/sso?code=1',
  '/vue/',
  '/vue/deep/link',
  '/confirm_access',
  '/oauth_authorize?x=1',
  '/host/remotes',
  '/host/override',
])('answers %s with the host page, never cached', async (url) => {
  const response = await app.inject(url);
  expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([
    200,
    '<title>host</title>',
    'no-cache',
  ]);
});

it('keeps files with a hash for ever and asks again for the registry', async () => {
  expect((await app.inject('/main.0123456789.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  for (const url of ['/remotes.json', '/remotes.json.sig', '/remotes/portal/current/remoteEntry.js'])
    expect((await app.inject(url)).headers['cache-control']).toBe('no-cache');
});

it.each(['/remotes.json', '/remotes.json.sig', '/portal-loader.js'])('serves %s to any origin', async (url) => {
  expect((await app.inject(url)).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it('serves a remote version to any origin, compressed as it was built', async () => {
  const response = await app.inject({
    url: '/remotes/portal/0.1.0/remoteEntry.js',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(response.headers).toMatchObject({
    'content-encoding': 'gzip',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await app.inject('/remotes/portal/0.1.0/remoteEntry.js')).body).toBe('remote()');
});

it.each(['/remotes/portal/0.1.0/gone.js', '/remotes/portal/9.9.9/remoteEntry.js', '/missing.js', '/api/unknown'])(
  'answers %s with a real 404 that is not kept',
  async (url) => {
    const response = await app.inject(url);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
  },
);

it('who opens a path that is none gets the host’s page, and an unknown call never does', async () => {
  const opened = (url: string) => app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } });
  const response = await opened('/no/such/page');
  expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([
    404,
    '<title>host</title>',
    'no-store',
  ]);
  expect((await opened('/api/unknown')).json()).toMatchObject({ i18nKey: 'error.notFound' });
});

it.each([
  '/../secret.txt',
  '/..%2f..%2fsecret.txt',
  '/remotes/portal/..%2f..%2f..%2f..%2f..%2fsecret.txt',
  '/remotes/..%2f..%2fjournal.jsonl',
  '/%2e%2e/%2e%2e/secret.txt',
])('never leaves its folders: %s', async (url) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.body).not.toBe('secret');
});
