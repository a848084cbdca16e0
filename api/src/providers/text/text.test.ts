import { createRestTextSender } from './createRestTextSender.ts';
import { startTextSandbox, type TextSandbox } from './startTextSandbox.ts';
import type { OutgoingText } from './TextSender.ts';

const kept: OutgoingText[] = [];
let sandbox: TextSandbox;
beforeAll(async () => {
  sandbox = await startTextSandbox((text) => {
    kept.push(text);
    return Promise.resolve();
  });
});
afterAll(() => sandbox.close());

it('a text is accepted with every character it has', async () => {
  const text = { to: '+12025550143', body: 'Code 123 456 – コード & more?' };
  expect(await createRestTextSender(sandbox.options).send(text)).toMatchObject({ outcome: 'sent' });
  expect(kept).toEqual([text]);
});

it.each([
  ['+12025550199', 'refused', /^400 .*21211/],
  ['not a number', 'refused', /^400 .*21211/],
  ['+12025550198', 'failed', /^503 /],
])('a text to %s is %s', async (to, outcome, response) => {
  const result = await createRestTextSender(sandbox.options).send({ to, body: 'Hello' });
  expect(result.outcome).toBe(outcome);
  expect(result.response).toMatch(response);
});

it('wrong credentials may be right later; an empty or an endless text is never', async () => {
  const wrong = createRestTextSender({ ...sandbox.options, token: 'other' });
  expect(await wrong.send({ to: '+12025550143', body: 'Hello' })).toMatchObject({ outcome: 'failed' });
  const sender = createRestTextSender(sandbox.options);
  expect(await sender.send({ to: '+12025550143', body: '' })).toMatchObject({ outcome: 'refused' });
  expect((await sender.send({ to: '+12025550143', body: 'x'.repeat(20_000) })).outcome).toBe('failed');
});

it('a service out of reach is a failure that passes, not an exception', async () => {
  const sender = createRestTextSender({ ...sandbox.options, url: 'http://127.0.0.1:1', timeoutMs: 500 });
  expect((await sender.send({ to: '+12025550143', body: 'Hello' })).outcome).toBe('failed');
});
