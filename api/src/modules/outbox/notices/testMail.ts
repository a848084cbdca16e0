import { randomUUID } from 'node:crypto';
import type { MailPreview } from '@portal/shared/contract/mailPreview';
import type { Tx } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import type { Enqueue } from '../../../jobs/portalJobs.ts';
import type { OutgoingMail } from '../../../providers/email/Mailer.ts';
import { recipientOf, textValuesOf } from './noticeMail.ts';
import { readNoticeRows, type NoticeRow } from './noticeReadModel.ts';
import type { MailComposer } from '../MailComposer.ts';
import { insertMails } from '../outboxRepository.ts';

/** Topic of the mails that show a template to colleagues. */
const TEST_MAIL = 'TEMPLATE_TEST_MAIL';

interface TestMail {
  readonly user: TenantKey;
  readonly recipientEmail: string;
  readonly mail: MailPreview;
  readonly replyTo: string | null;
  readonly at: Date;
}

/** Queues a test mail; it is sent only if the transaction commits. */
export type SendTestMail = (tx: Tx, mail: TestMail) => Promise<void>;

export function createTestMails(enqueue: Enqueue, publicUrl: string): SendTestMail {
  const { hostname } = new URL(publicUrl);
  return async (tx, { user, recipientEmail, mail: { subject, html, text, from }, replyTo, at }) => {
    const row = {
      platform_id: user.platformId,
      topic: TEST_MAIL,
      user_id: user.id,
      recipient_email: recipientEmail,
      text_values: {
        subject,
        html,
        text,
        fromName: from.name,
        fromAddress: from.address,
        ...(replyTo && { replyTo }),
      },
      message_id: `<${randomUUID()}@${hostname}>`,
      created_at: at,
    };
    for (const id of await insertMails(tx, [row]))
      await enqueue(tx, {
        queue: 'send-reward-mail',
        data: { platformId: String(user.platformId), outboxId: String(id) },
      });
  };
}

/** Composes test mails as they were queued: what the preview showed, under a subject that says so. */
export const testMailComposer: MailComposer = {
  topics: [TEST_MAIL],
  read: async (db, platformId, outboxIds) => {
    const rows = await readNoticeRows(db, platformId, outboxIds);
    return new Map(
      rows.map((row) => [
        row.id,
        { channel: 'EMAIL', recipient: recipientOf(row), lineId: null, compose: () => toTestMail(row) },
      ]),
    );
  },
};

function toTestMail(row: NoticeRow): OutgoingMail {
  const {
    subject = '',
    html = '',
    text = '',
    fromName = '',
    fromAddress = '',
    replyTo,
  } = textValuesOf(row.text_values);
  return {
    messageId: row.message_id,
    from: { name: fromName, address: fromAddress },
    to: { name: '', address: recipientOf(row) },
    replyTo: replyTo ?? null,
    subject: `[Test] ${subject}`,
    text,
    html,
    attachments: [],
    date: row.created_at,
  };
}
