import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { ReplyWord } from './replyWord.ts';
import { deleteOptOut, insertOptOut, noteReply } from './textReplyRepository.ts';

export interface TextReply {
  /** Its id at the service; one that was told before does nothing. */
  readonly messageId: string;
  /** E.164. */
  readonly number: string;
  readonly word: ReplyWord;
}

/** Applies a reply once: the last word of a number counts. Returns false for one that was applied before. */
export const createTakeReply =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }) =>
  ({ messageId, number, word }: TextReply): Promise<boolean> =>
    withTransaction(db, async (tx) => {
      const at = clock.now();
      if (!(await noteReply(tx, messageId, at))) return false;
      if (word === 'STOP') await insertOptOut(tx, number, at);
      if (word === 'START') await deleteOptOut(tx, number);
      return true;
    });

export type TakeReply = ReturnType<typeof createTakeReply>;
