import { useRef, type ReactNode, type RefObject } from 'react';
import { joinSentences } from '../../i18n/joinSentences.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { CellMarks } from './gridTypes.ts';
import { useCellNotePosition } from './useCellNotePosition.ts';

interface CellNoteProps {
  readonly gridRef: RefObject<HTMLElement | null>;
  readonly marks: CellMarks;
  readonly isEditing: boolean;
  /** More about the cell, and what can be done with it. */
  readonly detail: ReactNode;
}

/** Says beside the cell of the cursor why it is wrong, and what there is to know about it. The cell itself tells it to screen readers. */
export function CellNote({ gridRef, marks: { problems, hints }, isEditing, detail }: CellNoteProps) {
  const locale = useLocale();
  const noteRef = useRef<HTMLDivElement>(null);
  useCellNotePosition(noteRef, gridRef, isEditing);
  const texts = [...problems, ...hints];
  if (texts.length === 0 && detail == null) return null;
  return (
    <div ref={noteRef} className="pr-grid__note" data-wrong={problems.length > 0 || undefined}>
      {texts.length > 0 && <p aria-hidden="true">{joinSentences(locale, texts)}</p>}
      {detail}
    </div>
  );
}
