import { useRef, type KeyboardEvent } from 'react';
import { getTypedKey } from '../form/getTypedKey.ts';

/** The direction in which the cursor goes once a cell is written. */
export type ExitDirection = 'down' | 'up' | 'right' | 'left' | 'stay';

export interface CellEditorProps {
  readonly label: string;
  /** The text that it begins with. */
  readonly text: string;
  readonly isLong: boolean;
  readonly onDone: (text: string, direction: ExitDirection) => void;
  readonly onCancel: () => void;
}

/** The field in a cell while it is written: Enter and Tab save and go on, Escape gives it up, Shift and Enter begin a line. */
export function CellEditor({ label, text, isLong, onDone, onCancel }: CellEditorProps) {
  /** Leaving by a key takes the focus away, too. */
  const isOver = useRef(false);
  const finish = (callback: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    callback();
  };
  const onKeyDown = (event: KeyboardEvent<Field>) => {
    event.stopPropagation();
    const key = getTypedKey(event);
    const { value } = event.currentTarget;
    const leave = (direction: ExitDirection) => {
      event.preventDefault();
      finish(() => onDone(value, direction));
    };
    if (key === 'Escape') finish(onCancel);
    else if (key === 'Tab') leave(event.shiftKey ? 'left' : 'right');
    else if (key === 'Enter' && !(isLong && event.shiftKey)) leave(event.shiftKey ? 'up' : 'down');
  };
  const props = {
    className: 'pr-grid__editor',
    'aria-label': label,
    defaultValue: text,
    onKeyDown,
    onBlur: (event: { readonly currentTarget: Field }) => {
      const { value } = event.currentTarget;
      finish(() => onDone(value, 'stay'));
    },
    // Pasting into the field is no pasting of cells.
    onPaste: stop,
    onCopy: stop,
    onCut: stop,
    ref: focusAtEnd,
  };
  return isLong ? <textarea {...props} rows={4} /> : <input {...props} type="text" />;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const stop = (event: { stopPropagation: () => void }): void => event.stopPropagation();

function focusAtEnd(field: Field | null): void {
  if (field === null) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
}
