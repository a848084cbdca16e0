import Fastify from 'fastify';
import { refuseForeignHosts } from './refuseForeignHosts.ts';

it('a sandbox answers to addresses, to this machine and to the portal that hands requests on', async () => {
  const app = Fastify();
  refuseForeignHosts(app, ['portal.example']);
  app.get('/control', () => 'Control page');
  const status = async (host: string) =>
    (await app.inject({ method: 'GET', url: '/control', headers: { host } })).statusCode;
  expect([
    await status('127.0.0.1:4000'),
    await status('portal.example'),
    await status('rebound.example:4000'),
  ]).toEqual([200, 200, 403]);
});
