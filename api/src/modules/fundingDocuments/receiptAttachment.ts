import type { NoticeFileFacts, NoticeFiles } from '../outbox/index.ts';
import type { MailAttachment } from '../../providers/email/Mailer.ts';
import { findAccountOf } from '../accounts/index.ts';
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
    const account = await findAccountOf(deps.db, platformId, accountIdentifier);
    const file = await drawReceipt(deps, account, transaction, language);
    if (file === null) throw new Error('There is no such deposit');
    return { ...file, contentType: 'application/pdf' };
  };
