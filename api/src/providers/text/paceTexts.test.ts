import { paceTexts } from './paceTexts.ts';

it('hands over so many texts a second, and the first after a pause at once', async () => {
  const waits: number[] = [];
  let at = 1_000;
  const sender = paceTexts(
    {
      send: ({ to }) => Promise.resolve({ outcome: 'sent', sid: to, response: '201' }),
      findSent: () => Promise.resolve({ outcome: 'notFound' }),
    },
    { perSecond: 4, now: () => at, wait: (ms) => Promise.resolve(waits.push(ms)) },
  );
  const send = (to: string) => sender.send({ to, body: '' });
  const results = await Promise.all(['1', '2', '3'].map(send));
  at = 9_000;
  await send('4');
  expect(results.map((result) => 'sid' in result && result.sid)).toEqual(['1', '2', '3']);
  expect(waits).toEqual([250, 500]);
});
