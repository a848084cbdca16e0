import { PRODUCT_NAME } from '@portal/shared/domain/productName';
import type { Language } from '@portal/shared/domain/enumerations';
import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { Clock } from '../../runtime/clock.ts';
import { fillText } from '../../texts/deliveryTexts.ts';
import { TEXT_REPLY_TEXTS } from '../../texts/textReplyTexts.ts';
import type { IncomingText } from './textForms.ts';
import { deleteOptOut, insertOptOut, noteReply } from './textReplyRepository.ts';

interface ReplyDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly helpCentreUrl: string;
  /** Returns the language of the latest text to a number. */
  readonly findTextLanguage: (number: string) => Promise<Language>;
}

/**
 * Applies a reply once, however often it is told: the last word of a number counts. Returns the answer; null for one that was
 * applied before, that asks for nothing, or that the service answers by itself.
 */
export const createAnswerReply =
  ({ db, clock, helpCentreUrl, findTextLanguage }: ReplyDeps) =>
  async ({ messageId, number, word, isAnswered }: IncomingText): Promise<string | null> => {
    if (word === null) return null;
    const isNew = await withTransaction(db, async (tx) => {
      const at = clock.now();
      if (!(await noteReply(tx, messageId, at))) return false;
      if (word === 'STOP') await insertOptOut(tx, number, at);
      if (word === 'START') await deleteOptOut(tx, number);
      return true;
    });
    if (!isNew || isAnswered) return null;
    const language = await findTextLanguage(number);
    return fillText(TEXT_REPLY_TEXTS[language][word], {
      product: PRODUCT_NAME[language],
      helpCentre: helpCentreUrl,
    });
  };
