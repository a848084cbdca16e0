import { isLocalHost } from './localHosts.ts';

it.each([
  ['localhost', true],
  ['LOCALHOST:3000', true],
  ['portal.localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['192.168.1.20:3000', true],
  ['[::1]:3000', true],
  ['devbox.example', true],
  ['DevBox.example:8080', true],
  ['rebound.example:3000', false],
  ['devbox.example.rebound.example', false],
  ['localhost.rebound.example', false],
  ['127.0.0.1.rebound.example', false],
  ['mylocalhost', false],
  ['', false],
  [undefined, false],
  ['a b', false],
])('the host %j is one of this machine: %s', (host, isLocal) => {
  expect(isLocalHost(host, ['devbox.example'])).toBe(isLocal);
});
