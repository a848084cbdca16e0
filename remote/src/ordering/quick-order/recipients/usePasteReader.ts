import { useEffect, useState } from 'react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import type { PastedRecipients } from './pastedRecipients.ts';

type ReadPaste = (text: string) => PastedRecipients | null;

/** Returns what reads pasted people, loaded once the page stands; until then a cell takes a pasted text as it is. */
export function usePasteReader(): ReadPaste {
  const [read, setRead] = useState<ReadPaste>(() => () => null);
  useEffect(() => {
    loadChunk(() => import('./pastedRecipients.ts')).then(
      ({ readPastedRecipients }) => setRead(() => readPastedRecipients),
      () => undefined,
    );
  }, []);
  return read;
}
