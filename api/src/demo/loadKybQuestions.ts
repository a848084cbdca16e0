import { createHash } from 'node:crypto';
import type { Tx } from '../db/client.ts';
import { idOf } from './demoIds.ts';
import { ASKED_PLATFORM, REVIEWED_PLATFORM } from './demoOrganisation.ts';
import { foundedAt } from './foundedAt.ts';
import { auditDecision, DECIDER } from './loadKybSubmissions.ts';
import type { OrganisationIds } from './loadOrganisation.ts';

const DAY_MS = 24 * 60 * 60_000;
const FILE_KEY = 'b2c9a1de-5f0e-4a52-9a37-1f6f2f6d7c01';

const QUESTIONS = [
  {
    platform: ASKED_PLATFORM.clientId,
    question: 'The tax ID is registered for another company. Please send the letter of the IRS that names yours.',
    fields: ['TAX_ID', 'COMPANY_NAME'],
    answer: null,
  },
  {
    platform: REVIEWED_PLATFORM.clientId,
    question: 'Please send a utility bill that shows your address.',
    fields: ['ADDRESS'],
    answer: { user: 'owner@field-fable.example', text: 'We moved in last month. The bill is attached.' },
  },
];

/** A page without content: what counts is that a file is there. */
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Writes what staff asked organisations two days after they began, and the answers of a day later. */
export async function loadKybQuestions(tx: Tx, { platforms, users }: OrganisationIds, now: Date): Promise<void> {
  for (const { platform, question, fields, answer } of QUESTIONS) {
    const platform_id = idOf(platforms, platform);
    const asked_at = new Date(foundedAt(platform, now).getTime() + 2 * DAY_MS);
    const answered_at = new Date(asked_at.getTime() + DAY_MS);
    const { id } = await tx
      .insertInto('kyb_questions')
      .values({
        platform_id,
        question,
        fields,
        asked_at,
        asked_by: DECIDER,
        ...(answer !== null && {
          answer: answer.text,
          answered_at,
          answered_by_user_id: idOf(users, answer.user),
          closed_at: answered_at,
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await auditDecision(tx, {
      platformId: platform_id,
      platform,
      decision: 'MORE_INFORMATION',
      reason: question,
      to: 'UNDER_REVIEW',
      at: asked_at,
    });
    if (answer !== null)
      await loadFile(tx, {
        platform_id,
        question_id: id,
        sent_at: answered_at,
        sent_by_user_id: idOf(users, answer.user),
      });
  }
}

interface SentFile {
  readonly platform_id: bigint;
  readonly question_id: bigint;
  readonly sent_at: Date;
  readonly sent_by_user_id: bigint;
}

async function loadFile(tx: Tx, sent: SentFile): Promise<void> {
  await tx
    .insertInto('stored_file_pieces')
    .values({ platform_id: sent.platform_id, file_key: FILE_KEY, piece: 0, bytes: PDF })
    .execute();
  await tx
    .insertInto('kyb_files')
    .values({
      ...sent,
      id: FILE_KEY,
      name: 'Electricity bill.pdf',
      content_type: 'application/pdf',
      size_bytes: PDF.length,
      sha256: createHash('sha256').update(PDF).digest('hex'),
    })
    .execute();
}
