import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startRelayDesk } from './sandbox/startRelayDesk.ts';

const CATALOGUE = { catalogName: 'Main', brands: [{ brandName: 'Tea & Toast', items: [{ utid: 'U1' }] }] };
const heard: { readonly path: string; readonly host: string; readonly body: string }[] = [];
let challenge = '';
let isRevoked = false;

/** A portal that holds to PKCE: a code is worth nothing without the verifier of its challenge. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url: path = '', headers } = request;
  const body = await text(request);
  heard.push({ path, host: headers.host ?? '', body });
  const send = (status: number, sent: object) => response.writeHead(status).end(JSON.stringify(sent));
  if (path !== '/oauth/token') {
    send(headers.authorization === 'Bearer access-2' && !isRevoked ? 200 : 401, CATALOGUE);
    return;
  }
  const fields = new URLSearchParams(body);
  const proof = createHash('sha256')
    .update(fields.get('code_verifier') ?? '')
    .digest('base64url');
  if (fields.get('code') === 'good' && proof === challenge)
    send(200, { access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 600, scope: 'catalog:read' });
  else if (fields.get('refresh_token') === 'refresh-1')
    send(200, { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 600, scope: 'catalog:read' });
  else send(400, { error: 'invalid_grant' });
}

const portal = createServer((request, response) => void answer(request, response));
await once(portal.listen(0, '127.0.0.1'), 'listening');
const { port: portalPort } = portal.address() as AddressInfo;
const relay = await startRelayDesk({
  port: 0,
  portalUrl: 'http://portal.localhost:3000',
  portalPort,
  clientId: 'rpc_dev_1',
  clientSecret: 'rps_dev_1',
  redirectUri: 'http://127.0.0.1:3000/dev/relay/callback',
  file: null,
});
afterAll(async () => {
  await relay.close();
  portal.close();
});

const url = `http://127.0.0.1:${relay.port}/dev/relay`;
const post = (action: string, cookie = '', headers = {}) =>
  fetch(`${url}/${action}?lang=en`, { method: 'POST', headers: { cookie, ...headers }, redirect: 'manual' });
const page = async (cookie: string) => (await fetch(url, { headers: { cookie, 'accept-language': 'en' } })).text();
const comeBack = (query: string, cookie: string) =>
  fetch(`${url}/callback?${query}`, { headers: { cookie }, redirect: 'manual' });

/** Presses Connect and returns what the app asked for. */
async function connect() {
  const response = await post('connect');
  const [cookie = ''] = response.headers.get('set-cookie')?.split(';') ?? [];
  const address = new URL(response.headers.get('location') ?? '');
  return { cookie, address, state: address.searchParams.get('state') ?? '' };
}

test('it asks with PKCE and a state, redeems the code once, refreshes, and shows the catalogue until it is revoked', async () => {
  const { cookie, address, state } = await connect();
  expect(address.origin + address.pathname).toBe('http://portal.localhost:3000/oauth/auth');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'rpc_dev_1',
    redirect_uri: 'http://127.0.0.1:3000/dev/relay/callback',
    code_challenge_method: 'S256',
  });
  challenge = address.searchParams.get('code_challenge') ?? '';
  expect((await comeBack(`code=good&state=${state}`, cookie)).status).toBe(303);
  expect(heard[0]).toMatchObject({ path: '/oauth/token', host: 'portal.localhost:3000' });
  expect(await page(cookie)).toContain('Relay Desk is connected.');
  expect((await comeBack(`code=good&state=${state}`, cookie)).status).toBe(400);
  await post('refresh', cookie);
  await post('call', cookie);
  expect(await page(cookie)).toMatch(/The portal answered: GET \/v2\/catalogs, 200[^]*Tea &amp; Toast/);
  isRevoked = true;
  await post('call', cookie);
  const refused = await page(cookie);
  expect(refused).toContain('GET /v2/catalogs, 401');
  expect(refused).not.toContain('Tea');
  await post('refresh', cookie);
  expect(await page(cookie)).toContain('The portal refused: invalid_grant');
});

test('it takes no answer of another browser, says that it was denied, and is steered by its own page alone', async () => {
  const { cookie, state } = await connect();
  expect((await comeBack(`code=good&state=${state}x`, cookie)).status).toBe(400);
  expect((await comeBack(`code=good&state=${state}`, '')).status).toBe(400);
  await comeBack(`error=access_denied&state=${state}`, cookie);
  expect(await page(cookie)).toContain('You did not allow it (access_denied).');
  expect((await post('forget', cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
});
