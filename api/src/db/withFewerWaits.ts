import type pg from 'pg';
import { sendTogether, type Statement } from './sendTogether.ts';

/** Marks a change whose answer nobody needs. */
export const UNANSWERED_MARK = '/* unanswered */';

const BEGIN = 'begin';
const SAVEPOINT = 'savepoint ';
const ROLLBACK_TO = 'rollback to savepoint ';

type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

const answer = (command: string): Promise<Answer> => Promise.resolve({ command, rowCount: 0, rows: [] });

/**
 * Sends the statements of a lent connection. Within a transaction `begin`, savepoints and marked changes are taken as done and sent
 * with the next statement that needs an answer; what a rollback undoes before it was sent never is (docs/decisions/0065).
 */
export function withFewerWaits(client: pg.PoolClient): (statement: Statement) => Promise<Answer> {
  let isOpen = false;
  let waiting: Statement[] = [];

  return (statement) => {
    const { text } = statement;
    if (text === BEGIN) isOpen = true;
    if (isOpen && needsNoAnswer(text)) {
      waiting.push(statement);
      return answer('');
    }
    const before = waiting;
    waiting = [];
    switch (true) {
      case text === 'commit':
        isOpen = false;
        return before.every(({ text: one }) => isFrame(one)) && isBegun(before) ? answer('COMMIT') : send(before);
      case text === 'rollback':
        isOpen = false;
        return isBegun(before) ? answer('ROLLBACK') : send([]);
      case text.startsWith(ROLLBACK_TO): {
        const savepoint = SAVEPOINT + text.slice(ROLLBACK_TO.length);
        const at = before.findLastIndex((one) => one.text === savepoint);
        waiting = before.slice(0, Math.max(at, 0));
        return at === -1 ? send([]) : answer('ROLLBACK');
      }
      default:
        return send(before);
    }

    function send(together: readonly Statement[]): Promise<Answer> {
      return together.length > 0
        ? sendTogether(client, together, statement)
        : client.query({ ...statement, values: [...statement.values] });
    }
  };
}

const isFrame = (text: string): boolean => text === BEGIN || text.startsWith(SAVEPOINT);

const needsNoAnswer = (text: string): boolean => isFrame(text) || text.includes(UNANSWERED_MARK);

/** True while the `begin` of a transaction was not sent. */
const isBegun = (waiting: readonly Statement[]): boolean => waiting[0]?.text === BEGIN;
