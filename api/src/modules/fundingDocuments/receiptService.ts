import { languageOf } from '@portal/shared/domain/people/languages';
import { AppError } from '../../errors/AppError.ts';
import { findVisibleAccount } from '../../access/findVisibleAccount.ts';
import type { PdfFile } from '../../pdf/PdfFile.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { DOCUMENT_FAILURES } from './documentErrors.ts';
import { drawReceipt, type ReceiptDeps } from './drawReceipt.ts';

/** Receipts of deposits that were credited. */
export const createReceiptService = (deps: ReceiptDeps) => ({
  /** Raises 404 for an account that the user does not see, and for a transaction that is no deposit into it. */
  async draw(user: SessionUser, identifier: string, accountIdentifier: string): Promise<PdfFile> {
    const account = await findVisibleAccount(deps.db, user, accountIdentifier);
    const file = await drawReceipt(deps, account, identifier, languageOf(user.langKey));
    if (file === null) throw new AppError(DOCUMENT_FAILURES.noReceipt);
    return file;
  },
});

export type ReceiptService = ReturnType<typeof createReceiptService>;
