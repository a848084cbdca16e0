import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutbound } from './createOutbound.ts';
import { isPublicAddress } from './isPublicAddress.ts';
import { OutboundFailure } from './OutboundFailure.ts';

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::127.0.0.1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::', false],
  ['fc00::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['localhost', false],
])('%s is an address of the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

const resolveTo = (address: string) => () => Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]);
const reasonOf = (failed: Promise<unknown>) =>
  failed.then(
    () => 'a response',
    (error: unknown) => (error instanceof OutboundFailure ? error.reason : String(error)),
  );

const guarded = createOutbound({ allowsLoopback: false, resolve: resolveTo('10.0.0.1') });

test.each([
  ['no address', 'BAD_URL'],
  ['ftp://idp.example/', 'BAD_URL'],
  ['http://idp.example/', 'BAD_URL'],
  ['http://localhost/', 'BAD_URL'],
  ['https://name:secret@idp.example/', 'BAD_URL'],
  ['https://127.0.0.1/', 'NOT_PUBLIC'],
  ['https://2130706433/', 'NOT_PUBLIC'],
  ['https://0x7f.1/', 'NOT_PUBLIC'],
  ['https://[::ffff:127.0.0.1]/', 'NOT_PUBLIC'],
  ['https://[::1]/', 'NOT_PUBLIC'],
  ['https://169.254.169.254/latest/meta-data', 'NOT_PUBLIC'],
  ['https://points-inside.example/', 'NOT_PUBLIC'],
])('%s is refused as %s', async (url, reason) => {
  expect(await reasonOf(guarded.fetch(url))).toBe(reason);
});

test('one address inside refuses the host, and none is no host', async () => {
  const [open, inside] = [
    { address: '93.184.216.34', family: 4 },
    { address: '::ffff:10.0.0.1', family: 6 },
  ];
  const mixed = createOutbound({ allowsLoopback: false, resolve: () => Promise.resolve([open, inside]) });
  expect(await reasonOf(mixed.fetch('https://mixed.example/'))).toBe('NOT_PUBLIC');
  const nowhere = createOutbound({ allowsLoopback: true, resolve: () => Promise.resolve([]) });
  expect(await reasonOf(nowhere.fetch('https://nowhere.example/'))).toBe('UNREACHABLE');
  await Promise.all([guarded.close(), mixed.close(), nowhere.close()]);
});

describe('in local mode', () => {
  let server: Server;
  let base: string;
  const local = createOutbound({ allowsLoopback: true });
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: '/' }).end();
      else if (request.url === '/large') response.end(Buffer.alloc(2 * 1024 * 1024));
      else response.writeHead(200, { 'x-method': request.method }).end('found');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    // A listening TCP server has an address with a port.
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await local.close();
    server.close();
  });

  it('calls this machine, follows no redirect and reads no more than a megabyte', async () => {
    const response = await local.fetch(`${base}/`, { method: 'POST', body: new URLSearchParams({ code: '1' }) });
    expect([response.status, response.headers.get('x-method'), await response.text()]).toEqual([200, 'POST', 'found']);
    expect((await local.fetch(`${base}/moved`)).status).toBe(302);
    expect(await reasonOf(local.fetch(`${base}/large`))).toBe('TOO_LARGE');
    expect(await reasonOf(local.fetch('http://93.184.216.34/'))).toBe('BAD_URL');
  });
});
