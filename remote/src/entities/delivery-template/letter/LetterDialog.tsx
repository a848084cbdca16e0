import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { LetterDocument } from './LetterDocument.tsx';

export interface LetterDialogProps {
  readonly title: string;
  /** Address of the PDF within this page. */
  readonly address: string;
  readonly fileName: string;
  /** The words above it. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** A letter as it is printed. */
export function LetterDialog({ title, address, fileName, children, onClose }: LetterDialogProps) {
  return (
    <Dialog opened title={title} onClose={onClose} width={760}>
      {children}
      <LetterDocument address={address} title={title} fileName={fileName} />
    </Dialog>
  );
}
