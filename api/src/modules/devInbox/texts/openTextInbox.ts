import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { array, object, string, type InferType } from 'yup';
import type { OutgoingText } from '../../../providers/text/TextSender.ts';

const KEPT = 500;

const keptSchema = array(
  object({ to: string().required(), body: string().defined(), date: string().required() }),
).required();

/** A text message as it was sent. `date`: ISO 8601. */
export type KeptText = InferType<typeof keptSchema>[number];

/** The developer inbox of text messages: the last 500, in memory and in a file. */
export interface TextInbox {
  keep(text: OutgoingText): Promise<void>;
  /** Newest first; `to` is a part of a number. */
  list(to?: string): readonly KeptText[];
}

/** Opens the inbox kept in `folder`. A file that cannot be read counts as empty. */
export async function openTextInbox(folder: string): Promise<TextInbox> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'texts.json');
  const texts = await readKept(file);
  let writing = Promise.resolve();
  const write = async (): Promise<void> => {
    await writeFile(`${file}.part`, JSON.stringify(texts));
    await rename(`${file}.part`, file);
  };
  return {
    keep: (text) => {
      texts.push({ ...text, date: new Date().toISOString() });
      texts.splice(0, Math.max(0, texts.length - KEPT));
      writing = writing.then(write, write);
      return writing;
    },
    list: (to = '') => texts.filter((text) => text.to.includes(to.replaceAll(/[^\d+]/g, ''))).toReversed(),
  };
}

async function readKept(file: string): Promise<KeptText[]> {
  try {
    return keptSchema.validateSync(JSON.parse(await readFile(file, 'utf8')), { strict: true });
  } catch {
    return [];
  }
}
