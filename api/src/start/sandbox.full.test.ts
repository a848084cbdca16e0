import diagnosticsChannel from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnv } from '../env/env.ts';
import { startServer, type RunningServer } from './startServer.ts';

const PASSWORD = 'Demo-Portal-2026!';
const called = new Set<string>();
const noteCall = (message: unknown): void => {
  const { socket } = message as { readonly socket: Socket };
  socket.on('connectionAttempt', (address: string) => called.add(address));
  socket.on('lookup', (_error, address, _family, host) => called.add(address).add(host));
};

let dir: string;
let origin: string;
let gateway: string;
let server: RunningServer;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
  diagnosticsChannel.subscribe('net.client.socket', noteCall);
  server = await startServer(readEnv({ PORTAL_ENVIRONMENT: 'Sandbox', DATA_DIR: dir, PORT: '0', HOST: '127.0.0.1' }));
  origin = server.env.publicUrl;
  gateway = server.env.gatewaySandboxUrl;
});
afterAll(async () => {
  await server.stop();
  diagnosticsChannel.unsubscribe('net.client.socket', noteCall);
  rmSync(dir, { recursive: true, force: true });
});

const post = (url: string, body: object) =>
  fetch(`${origin}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function until(url: string, text: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${origin}${url}`);
    if ((await response.text()).includes(text)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

it('mails and texts of a sandbox stay on its machine', async () => {
  expect((await post('/api/authenticate', { username: 'codes@demo.example', password: PASSWORD })).status).toBe(200);
  expect((await post('/api/account/reset-password/init', { email: 'buyer@demo.example' })).status).toBeLessThan(300);
  await until('/dev/texts.json', '+1');
  await until('/dev/inbox.json?to=buyer%40demo.example', 'buyer@demo.example');
  expect([...called].filter((address) => !['127.0.0.1', '::1', 'localhost'].includes(address))).toEqual([]);
  expect(called.size).toBeGreaterThan(0);
});

it('the sandbox of the payment gateway answers under a host of its own, and only there; the till under a path', async () => {
  const page = await fetch(`${gateway}/control`);
  expect(await page.text()).toContain('Payment gateway sandbox');
  expect((await fetch(`${gateway}/pay`, { method: 'POST' })).status).toBe(403);
  const unsigned = await fetch(`${gateway}/pts/v2/payments`, { method: 'POST', body: '{}' });
  expect(unsigned.status).toBe(401);
  for (const url of ['/', '/login', '/vue/?a=1', '/dev/inbox', '//elsewhere.example/']) {
    const response = await fetch(`${gateway}${url}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, `${origin}${url}`]);
  }
  expect((await fetch(`${gateway}/api/health`)).status).toBe(200);
  expect((await fetch(`${gateway}/api/account`)).status).toBe(404);
  expect((await fetch(`${gateway}/vue/`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${origin}/control`)).status).toBe(404);
  expect((await fetch(`${origin}/pay`, { method: 'POST' })).status).toBe(404);
  expect(await (await fetch(`${origin}/dev/till`)).text()).toContain('Sandbox of the reward issuer');
  expect((await fetch(`${origin}/v1/events`)).status).toBe(404);
  const health = await fetch(`${origin}/api/health`);
  expect(health.headers.get('content-security-policy')).toContain(`form-action 'self' ${gateway};`);
});
