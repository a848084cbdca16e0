import type { NoticeFileFacts, NoticeFiles } from '../../delivery/noticeFiles.ts';
import type { MailAttachment } from '../../providers/email/Mailer.ts';
import { drawReceipt, type ReceiptDeps } from './drawReceipt.ts';

/** The mails that a receipt goes with. */
export function createReceiptFiles(deps: ReceiptDeps): NoticeFiles {
  const receipt = createReceiptAttachment(deps);
  return { CARD_RECEIPT_MAIL: receipt, BANK_RECEIPT_MAIL: receipt, WIRE_RECEIVED_MAIL: receipt };
}

/** Draws the receipt in the mail's language. */
const createReceiptAttachment =
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
