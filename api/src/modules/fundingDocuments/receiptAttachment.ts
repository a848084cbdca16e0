import type { NoticeFileFacts } from '../../delivery/noticeFiles.ts';
import type { MailAttachment } from '../../providers/email/Mailer.ts';
import { drawReceipt, type ReceiptDeps } from './drawReceipt.ts';

/** Draws the receipt that goes with a mail, in the mail's language. */
export const createReceiptAttachment =
  (deps: ReceiptDeps) =>
  async ({ platformId, language, values }: NoticeFileFacts): Promise<MailAttachment> => {
    const { accountIdentifier = '', transaction = '' } = values;
    // Also of an account that was closed meanwhile.
    const account = await deps.db
      .selectFrom('accounts')
      .selectAll()
      .where('platform_id', '=', platformId)
      .where('identifier', '=', accountIdentifier)
      .executeTakeFirstOrThrow();
    const file = await drawReceipt(deps, account, transaction, language);
    if (file === null) throw new Error('There is no such deposit');
    return { ...file, contentType: 'application/pdf' };
  };
