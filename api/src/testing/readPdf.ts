import { getDocumentProxy } from 'unpdf';

export interface ReadPdf {
  readonly title: unknown;
  readonly language: unknown;
  /** The text of each page, a line each line. */
  readonly pages: readonly string[];
  /** Names of the structure's elements of each page, from the outside in. */
  readonly tags: readonly (readonly string[])[];
}

type Part = { readonly role: string; readonly children: readonly Part[] } | { readonly type: string };

/** Reads from a PDF what a reader, and one who listens, gets from it. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await file.getMetadata();
  const pages: string[] = [];
  const tags: string[][] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
    tags.push(rolesOf(await page.getStructTree()));
  }
  await file.cleanup();
  return { title: Reflect.get(info, 'Title'), language: Reflect.get(info, 'Language'), pages, tags };
}

const rolesOf = (part: Part): string[] => ('role' in part ? [part.role, ...part.children.flatMap(rolesOf)] : []);
