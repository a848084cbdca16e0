import { monitorEventLoopDelay } from 'node:perf_hooks';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { FastifyPluginCallback } from 'fastify';
import { array, object, string } from 'yup';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

const list = array(object({ name: string().required() }))
  .max(5_000, 'error.lines.tooMany')
  .required();
const echo: FastifyPluginCallback = (app, _options, done) => {
  app.route({
    method: 'POST',
    url: '/test/list',
    schema: { body: list },
    bodyLimit: SETTINGS.bodies.linesBytes,
    config: { permission: { kind: 'public' } },
    handler: ({ body }) => body,
  });
  done();
};
const LONG = JSON.stringify(Array.from({ length: 5_000 }, () => ({ name: 'Ada' })));

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({}, [echo]);
});
afterAll(() => test.close());

it('serves others while a large body is read and refused', async () => {
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const send = (body: string) =>
    fetch(`${address}/test/list`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  await send(LONG);
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await Promise.all([send(`[${'{},'.repeat(3_000_000)}{}]`), send(LONG)]);
  delays.disable();
  expect(delays.max / 1e6).toBeLessThan(250);
});
