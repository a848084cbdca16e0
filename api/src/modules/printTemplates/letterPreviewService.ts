import type { LetterPreviewBody } from '@portal/shared/contract/printTemplates';
import { languageOf } from '@portal/shared/domain/people/languages';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import type { PdfRenderer } from '../../pdf/createPdfRenderer.ts';
import { letterDocument } from '../../pdf/documents/letterDocument.ts';
import type { PdfFile } from '../../pdf/PdfFile.ts';
import type { Clock } from '../../runtime/clock.ts';
import { letterTexts } from '../../texts/letters/letterTexts.ts';
import { findPlatform } from '../platforms/index.ts';
import { rewardPagePath, SAMPLE_TOKEN } from '../rewardMails/index.ts';
import { readLetterLook } from './letterLook.ts';
import { requireLogo } from './printTemplateKind.ts';
import { toLetterContent } from './toPrintContent.ts';

export interface LetterPreviewDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly pdf: PdfRenderer;
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

const SAMPLE = {
  amountMinor: 2_500n,
  quantity: 1,
  currencyCode: 'USD',
  expiresAt: null,
  reference: 'RP000000-000000-1',
  address: { streetLine1: '1 Market Street', city: 'San Francisco', stateOrProvince: 'CA', postalCode: '94105' },
} as const;

/**
 * Draws the letter of a template that need not be saved, as it would be printed, for a sample reward: its code leads to none. Raises
 * what saving would raise.
 */
export const createLetterPreview =
  ({ db, clock, pdf, publicUrl }: LetterPreviewDeps) =>
  async (user: SessionUser, body: LetterPreviewBody): Promise<PdfFile> => {
    const content = toLetterContent(body);
    await requireLogo(db, user.platformId, content);
    const platform = await findPlatform(db, user.platformId);
    const language = languageOf(user.langKey);
    const texts = letterTexts(language);
    const recipientName = body.sample?.recipientName || texts.sampleRecipient;
    const look = await readLetterLook(db, content, { langKey: user.langKey, supportEmail: platform.support_email });
    const letter = letterDocument(
      {
        ...SAMPLE,
        ...look,
        language,
        createdAt: clock.now(),
        organization: platform.name,
        recipientName,
        rewardName: body.sample?.rewardName || texts.sampleReward,
        letterHeadTitle: content.letter_head_title,
        toName: content.to_name || recipientName,
        fromName: content.from_name || texts.sampleSender,
        message: content.message || texts.standard.message,
        url: `${publicUrl}${rewardPagePath(SAMPLE_TOKEN)}`,
        isSample: true,
      },
      texts,
    );
    return { name: 'letter.pdf', bytes: await pdf.render(user.platformId, letter) };
  };

export type LetterPreview = ReturnType<typeof createLetterPreview>;
