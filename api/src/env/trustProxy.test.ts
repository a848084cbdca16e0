import Fastify from 'fastify';
import { trustProxyOption, type TrustProxy } from './trustProxy.ts';

/** Address, protocol and host that the server derives for a caller at `from` that sends `forwarded`. */
async function callerSeen(trusted: TrustProxy, from: string, forwarded: string) {
  const app = Fastify({ trustProxy: trustProxyOption(trusted) });
  app.get('/', ({ ip, protocol, host }) => ({ ip, protocol, host }));
  const response = await app.inject({
    url: '/',
    remoteAddress: from,
    headers: {
      host: 'portal.example',
      'x-forwarded-for': forwarded,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example, portal.example',
      'x-real-ip': '203.0.113.66',
      forwarded: 'for=203.0.113.66',
    },
  });
  await app.close();
  return response.json<{ ip: string; protocol: string; host: string }>();
}

const CLIENT = '198.51.100.9';
const PROXY = '10.0.0.2';

it.each<[string, TrustProxy, string, string]>([
  ['no proxy is trusted', false, CLIENT, '203.0.113.1'],
  ['one proxy appends to what the client made up', 1, PROXY, `203.0.113.1, ${CLIENT}`],
  ['two proxies append', 2, PROXY, `203.0.113.1, ${CLIENT}, 10.0.0.3`],
  ['a named proxy appends', ['10.0.0.0/8'], PROXY, `10.9.9.9, ${CLIENT}`],
  ['a caller goes around the named proxy', ['10.0.0.0/8'], CLIENT, '203.0.113.1'],
])('reads the client from the connection backwards when %s', async (_name, trusted, from, forwarded) => {
  const seen = await callerSeen(trusted, from, forwarded);
  expect(seen.ip).toBe(CLIENT);
  expect(seen.protocol).toBe(from === PROXY ? 'https' : 'http');
  expect(seen.host).toBe('portal.example');
});
