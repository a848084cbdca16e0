import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { array, object, string } from 'yup';
import type { InboxMessage } from './InboxMessage.ts';
import { parseInboxMessage } from './parseInboxMessage.ts';

const KEPT = 500;
const FILE = /^(\d{10})\.json$/;

/** The developer inbox: the last 500 messages, in memory and in a folder, so that they outlive a restart. */
export interface Inbox {
  /** Parses and keeps one raw message. */
  keep(raw: Buffer): Promise<void>;
  /** Newest first; `to` is a part of an address or a name. */
  list(to?: string): readonly InboxMessage[];
  find(id: string): InboxMessage | undefined;
}

const messageSchema = object({
  id: string().required(),
  to: array(string().required()).required(),
  from: string().defined(),
  subject: string().defined(),
  date: string().defined(),
  messageId: string().defined(),
  text: string().defined(),
  html: string().defined(),
  links: array(string().required()).required(),
  headers: array(object({ name: string().defined(), value: string().defined() })).required(),
});

/** Opens the inbox in `folder` and reads what is there. A file that cannot be read is left out. */
export async function openInbox(folder: string): Promise<Inbox> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => FILE.test(name)).sort();
  const read = await Promise.all(names.slice(-KEPT).map((name) => readMessage(path.join(folder, name))));
  const messages = read.filter((message) => message !== null);
  let last = Number(FILE.exec(names.at(-1) ?? '')?.[1] ?? '0');
  const fileOf = (id: string): string => path.join(folder, `${id}.json`);
  return {
    keep: async (raw) => {
      last += 1;
      const id = String(last).padStart(10, '0');
      const message = await parseInboxMessage(id, raw);
      await writeFile(`${fileOf(id)}.part`, JSON.stringify(message));
      await rename(`${fileOf(id)}.part`, fileOf(id));
      messages.push(message);
      for (const old of messages.splice(0, Math.max(0, messages.length - KEPT)))
        await rm(fileOf(old.id), { force: true });
    },
    list: (to = '') =>
      messages
        .filter((message) => message.to.some((address) => address.toLowerCase().includes(to.trim().toLowerCase())))
        .toReversed(),
    find: (id) => messages.find((message) => message.id === id),
  };
}

async function readMessage(file: string): Promise<InboxMessage | null> {
  try {
    return messageSchema.validateSync(JSON.parse(await readFile(file, 'utf8')), { strict: true });
  } catch {
    return null;
  }
}
