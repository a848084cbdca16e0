import { randomUUID } from 'node:crypto';
import { fullName } from '@portal/shared/domain/people/fullName';
import { languageOf } from '@portal/shared/domain/people/languages';
import { insertAll } from '../db/insertAll.ts';
import type { Tx } from '../db/client.ts';
import type { NoticeTopic } from '../texts/languages/DeliveryTexts.ts';
import { readRewardCopies } from './rewardMailReadModel.ts';
import { amountText } from './toRewardMail.ts';

interface MailedLines {
  readonly platformId: bigint;
  readonly lineIds: readonly bigint[];
  /** Host name in the Message-IDs. */
  readonly mailHost: string;
  readonly at: Date;
}

/**
 * Writes a mail to each address that the templates of mailed lines name for copies (BCC). It leads to the line in the portal,
 * never to the reward. Returns the ids of the outbox.
 */
export async function insertRewardCopies(
  tx: Tx,
  { platformId, lineIds, mailHost, at }: MailedLines,
): Promise<bigint[]> {
  const rows = (await readRewardCopies(tx, platformId, lineIds)).flatMap((line) =>
    line.bcc_emails.map((email) => ({
      platform_id: platformId,
      topic: 'REWARD_COPY_MAIL' satisfies NoticeTopic,
      // It waits with the reward's own mail, and is never sent when that is not.
      reward_id: line.reward_id,
      user_id: line.user_id,
      recipient_email: email,
      text_values: valuesOf(line),
      message_id: `<${randomUUID()}@${mailHost}>`,
      created_at: at,
    })),
  );
  if (rows.length === 0) return [];
  return (await insertAll(tx, 'outbox', rows, ['id'])).map(({ id }) => id);
}

const valuesOf = (line: Awaited<ReturnType<typeof readRewardCopies>>[number]) => ({
  recipient: fullName(line.first_name, line.last_name),
  organisation: line.organization_name,
  reward: line.reward_name,
  amount: amountText(line, languageOf(line.lang_key)),
  reference: line.reference_order_id,
  lineNumber: String(line.line_number),
  template: line.template_name,
});
