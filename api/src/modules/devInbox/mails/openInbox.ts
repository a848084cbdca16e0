import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { array, boolean, number, object, string } from 'yup';
import type { InboxAttachment, InboxMessage } from './InboxMessage.ts';
import { parseInboxMessage, type ParsedMessage } from './parseInboxMessage.ts';

const KEPT = 500;
const FILE = /^(\d{10})\.json$/;

/**
 * The developer inbox: the last 500 messages, in memory and in a folder, so that they outlive a restart. Files that came with
 * them are in the folder alone.
 */
export interface Inbox {
  /** Parses and keeps one raw message. */
  keep(raw: Buffer): Promise<void>;
  /** Newest first; `to` is a part of an address or a name. */
  list(to?: string): readonly InboxMessage[];
  find(id: string): InboxMessage | undefined;
  /** The n-th file of a message, from 1; undefined when there is none, or it was not kept. */
  readAttachment(id: string, nth: number): Promise<{ file: InboxAttachment; bytes: Buffer } | undefined>;
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
  // Absent in files of earlier versions.
  attachments: array(
    object({
      name: string().defined(),
      contentType: string().required(),
      size: number().required(),
      isKept: boolean().required(),
    }),
  ),
  contents: array(string().defined()),
});

/** Opens the inbox in `folder` and reads what is there. A file that cannot be read is left out. */
export async function openInbox(folder: string): Promise<Inbox> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => FILE.test(name)).sort();
  const read = await Promise.all(names.slice(-KEPT).map((name) => readMessage(path.join(folder, name))));
  const messages = read.flatMap((kept) => (kept === null ? [] : [kept.message]));
  let last = Number(FILE.exec(names.at(-1) ?? '')?.[1] ?? '0');
  const fileOf = (id: string): string => path.join(folder, `${id}.json`);
  return {
    keep: async (raw) => {
      last += 1;
      const id = String(last).padStart(10, '0');
      const { message, contents } = await parseInboxMessage(id, raw);
      await writeFile(`${fileOf(id)}.part`, JSON.stringify({ ...message, contents }));
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
    readAttachment: async (id, nth) => {
      const file = messages.find((message) => message.id === id)?.attachments[nth - 1];
      if (file?.isKept !== true) return undefined;
      const content = (await readMessage(fileOf(id)))?.contents[nth - 1];
      return content === undefined ? undefined : { file, bytes: Buffer.from(content, 'base64') };
    },
  };
}

async function readMessage(file: string): Promise<ParsedMessage | null> {
  try {
    const text = await readFile(file, 'utf8');
    const {
      contents = [],
      attachments = [],
      ...message
    } = messageSchema.validateSync(JSON.parse(text), { strict: true });
    return { message: { ...message, attachments }, contents };
  } catch {
    return null;
  }
}
