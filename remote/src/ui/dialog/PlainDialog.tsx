import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import './plain-dialog.css';
import { getTypedKey } from '../form/getTypedKey.ts';
import { useIsBelowTop } from './topDialog.ts';

export interface PlainDialogProps {
  readonly title: string;
  /** Called for Escape; without it only an action closes the dialog. */
  readonly onClose?: () => void;
  /** Buttons; the primary one comes last. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The browser's own modal dialog, part of the initial bundle: it must work when no further chunk loads. */
export function PlainDialog({ title, onClose, actions, children }: PlainDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // The browser draws it above every other layer.
  const isBelow = useIsBelowTop();
  useEffect(() => {
    if (isBelow) return;
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, [isBelow]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (getTypedKey(event) !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose?.();
  };
  return (
    <dialog
      ref={ref}
      className="pr-plain-dialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      <h2 id={id}>{title}</h2>
      <p id={`${id}-text`}>{children}</p>
      <div className="pr-plain-dialog__actions">{actions}</div>
    </dialog>
  );
}
