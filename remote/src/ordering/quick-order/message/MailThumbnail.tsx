import type { MailPreview } from '@portal/shared/contract/mailPreview';
import { MailFrame } from '../../../entities/delivery-template/MailFrame.tsx';
import '../../../entities/delivery-template/mail-view.css';

interface MailThumbnailProps {
  readonly mail: MailPreview;
  /** Name of the mail for screen readers, as the title of its frame. */
  readonly title: string;
}

/** A mail made smaller: its sender and subject, and as much of its document as there is room for. */
export const MailThumbnail = ({ mail, title }: MailThumbnailProps) => (
  <div className="pr-thumbnail">
    <p className="pr-thumbnail__head">
      <strong>{mail.from.name}</strong>
      <span lang={mail.language}>{mail.subject}</span>
    </p>
    <div className="pr-thumbnail__room">
      <div className="pr-thumbnail__page">
        <MailFrame html={mail.html} title={title} />
      </div>
    </div>
  </div>
);
