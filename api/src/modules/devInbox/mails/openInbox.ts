import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { array, boolean, number, object, string } from 'yup';
import { codeOf } from '../../../errors/codeOf.ts';
import type { InboxAttachment, InboxMessage } from './InboxMessage.ts';
import { parseInboxMessage, type ParsedMessage } from './parseInboxMessage.ts';

const KEPT = 500;
const FILE = /^(\d{10})\.json$/;

/**
 * The developer inbox: the last 500 messages, in memory and in a folder, so that they outlive a restart and processes of a server
 * share them. Files that came with them are in the folder alone.
 */
export interface Inbox {
  /** Parses and keeps one raw message. */
  keep(raw: Buffer): Promise<void>;
  /** Newest first; `to` is a part of an address or a name. */
  list(to?: string): Promise<readonly InboxMessage[]>;
  find(id: string): Promise<InboxMessage | undefined>;
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

/** Opens the inbox in `folder`. A file that cannot be read is left out. */
export async function openInbox(folder: string): Promise<Inbox> {
  await mkdir(folder, { recursive: true });
  /** Null: cannot be read. */
  const messages = new Map<string, InboxMessage | null>();
  let last = 0;
  const fileOf = (id: string): string => path.join(folder, `${id}.json`);

  /** Reads what has come since, and forgets what is older than the last 500. */
  async function refresh(): Promise<void> {
    const ids = (await readdir(folder)).flatMap((name) => FILE.exec(name)?.[1] ?? []).sort();
    last = Math.max(last, Number(ids.at(-1) ?? 0));
    for (const old of ids.splice(0, Math.max(0, ids.length - KEPT))) {
      messages.delete(old);
      await rm(fileOf(old), { force: true });
    }
    const fresh = ids.filter((id) => !messages.has(id));
    const read = await Promise.all(fresh.map((id) => readMessage(fileOf(id))));
    for (const [index, id] of fresh.entries()) messages.set(id, read[index]?.message ?? null);
  }

  /** Writes a message under the next number that no other process has taken. */
  async function keep(raw: Buffer): Promise<void> {
    last += 1;
    const id = String(last).padStart(10, '0');
    const { message, contents } = await parseInboxMessage(id, raw);
    const part = path.join(folder, `${randomUUID()}.part`);
    await writeFile(part, JSON.stringify({ ...message, contents }));
    try {
      await link(part, fileOf(id));
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      await keep(raw);
    } finally {
      await rm(part);
    }
  }

  const find = async (id: string): Promise<InboxMessage | undefined> => {
    await refresh();
    return messages.get(id) ?? undefined;
  };
  await refresh();
  return {
    keep,
    list: async (to = '') => {
      await refresh();
      const part = to.trim().toLowerCase();
      return [...messages.values()]
        .filter((message) => message !== null)
        .filter((message) => message.to.some((address) => address.toLowerCase().includes(part)))
        .toSorted((one, other) => (one.id < other.id ? 1 : -1));
    },
    find,
    readAttachment: async (id, nth) => {
      const file = (await find(id))?.attachments[nth - 1];
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
