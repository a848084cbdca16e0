import { openTestInbox, PDF, type TestInbox } from '../../../testing/openTestInbox.ts';

let inbox: TestInbox;
beforeAll(async () => {
  inbox = await openTestInbox();
});
afterAll(() => inbox.close());

it('keeps files up to five megabytes of a mail, and says which ones it has not kept', async () => {
  const half = { ...PDF, bytes: Buffer.alloc(3 * 1024 * 1024, 1) };
  const { id, attachments } = await inbox.keep([half, half]);
  expect(attachments.map(({ size, isKept }) => [size, isKept])).toEqual([
    [3_145_728, true],
    [3_145_728, false],
  ]);
  expect((await inbox.get(`/dev/inbox/${id}`)).body).toContain('<span>3.0 MB, too large to be kept</span>');
  expect((await inbox.get(`/dev/inbox/${id}/attachments/1`)).rawPayload).toHaveLength(3_145_728);
  expect((await inbox.get(`/dev/inbox/${id}/attachments/2`)).statusCode).toBe(404);
});
