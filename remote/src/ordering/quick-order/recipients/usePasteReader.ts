import { useEffect, useState } from 'react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import type { PastedExtras, PastedRecipients } from './pastedRecipients.ts';

type PasteReader = (text: string, extras: PastedExtras) => PastedRecipients | null;

/** Returns what reads pasted people, loaded once the page stands; until then a cell takes a pasted text as it is. */
export function usePasteReader(): PasteReader {
  const [read, setRead] = useState<PasteReader>(() => () => null);
  useEffect(() => {
    loadChunk(() => import('./pastedRecipients.ts')).then(
      ({ readPastedRecipients }) => setRead(() => readPastedRecipients),
      () => undefined,
    );
  }, []);
  return read;
}
