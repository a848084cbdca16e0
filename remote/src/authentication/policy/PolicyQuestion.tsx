import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

export interface PolicyQuestionProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before people are led to sign in differently, and says how many it concerns. */
export const PolicyQuestion = ({ text, ...dialog }: PolicyQuestionProps) => (
  <ConfirmDialog opened danger {...dialog}>
    <p>{text}</p>
  </ConfirmDialog>
);
