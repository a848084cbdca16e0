import { fullName } from '@portal/shared/domain/people/fullName';
import { languageOf } from '@portal/shared/domain/people/languages';
import { open } from '../../crypto/seal.ts';
import type { Executor } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { PdfRenderer } from '../../pdf/createPdfRenderer.ts';
import { letterDocument } from '../../pdf/documents/letterDocument.ts';
import { letterTexts } from '../../texts/letters/letterTexts.ts';
import { readAddress } from '../carts/index.ts';
import { printTemplateInLanguage, readLetterLook } from '../printTemplates/index.ts';
import { rewardPagePath } from '../rewardMails/index.ts';
import { readLetterLine, type LetterLine } from './letterReadModel.ts';

export interface LetterDeps {
  readonly pdf: PdfRenderer;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly credentialKey: Buffer;
}

/**
 * Draws the letter of an order's line as it was ordered, the same whenever it is drawn; null for a line that has none, or no live
 * reward. It is drawn in a process of its own: call it outside of a transaction.
 */
export const createDrawLetter =
  ({ pdf, publicUrl, credentialKey }: LetterDeps) =>
  async (executor: Executor, key: TenantKey): Promise<Buffer | null> => {
    const stored = await readLetterLine(executor, key);
    if (stored === undefined) return null;
    const line = printTemplateInLanguage(stored, stored.lang_key);
    const look = await readLetterLook(executor, line, { langKey: line.lang_key, supportEmail: line.support_email });
    const language = languageOf(line.lang_key);
    const url = `${publicUrl}${rewardPagePath(open(credentialKey, line.token_encrypted))}`;
    const letter = letterDocument({ ...look, ...factsOf(line), language, url, isSample: false }, letterTexts(language));
    return pdf.render(key.platformId, letter);
  };

export type DrawLetter = ReturnType<typeof createDrawLetter>;

/** Returns the texts of a line; where it says nothing, its template does. */
const factsOf = (line: LetterLine) => ({
  createdAt: line.issued_at,
  organization: line.organization_name,
  recipientName: fullName(line.first_name, line.last_name),
  address: readAddress(line.address),
  letterHeadTitle: line.line_letter_head_title ?? line.letter_head_title,
  toName: line.line_to_name ?? line.to_name,
  fromName: line.line_from_name ?? line.from_name,
  message: line.line_message ?? line.message,
  rewardName: line.reward_name,
  amountMinor: line.amount_minor,
  quantity: line.quantity,
  currencyCode: line.currency_code,
  expiresAt: line.expires_at,
  reference: `${line.reference_order_id}-${line.line_number}`,
});
