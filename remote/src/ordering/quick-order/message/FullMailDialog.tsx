import type { MailPreview } from '@portal/shared/contract/mailPreview';
import { MailView } from '../../../entities/delivery-template/MailView.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';

export interface FullMailDialogProps {
  readonly mail: MailPreview;
  readonly title: string;
  readonly onClose: () => void;
}

/** A mail in full size, and on a phone, dark or without images where that is chosen. */
export const FullMailDialog = ({ mail, title, onClose }: FullMailDialogProps) => (
  <Dialog opened title={title} onClose={onClose} width={720}>
    <MailView mail={mail} title={title} />
  </Dialog>
);
