import { TRANSACTION_TYPES } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/people/languages';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { AppError } from '../../errors/AppError.ts';
import type { StatementData, StatementRow } from '../../pdf/documents/statementDocument.ts';
import { fundingFileTexts } from '../../texts/fundingFileTexts.ts';
import { findVisibleAccount } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { describeMovement, listWallets, viewMovements, type MovementView } from '../funding/index.ts';
import { documentOf } from '../platforms/index.ts';
import { DOCUMENT_FAILURES } from './documentErrors.ts';
import { listMovements } from '../../ledger/movementReadModel.ts';
import { balanceBefore } from '../../ledger/walletReadModel.ts';
import { toWalletKey } from '../../ledger/wallets.ts';

const { maxRows } = SETTINGS.exports;
const DAY_MS = 24 * 60 * 60_000;

/** Statements of accounts by month. */
export const createStatementService = ({ db, clock }: { readonly db: Db; readonly clock: Clock }) => ({
  /**
   * Returns what an account's balance was, and every transaction of a month (`YYYY-MM`, UTC) in between; the running month up to now.
   * All of it is one moment of the ledger. Raises 404 for an account that the user does not see, 400 for a month that has not
   * begun, 422 for more transactions than a file holds.
   */
  async read(user: SessionUser, month: string, accountIdentifier: string): Promise<StatementData> {
    const now = clock.now();
    const from = new Date(`${month}-01T00:00:00Z`);
    if (from > now) throw new AppError(DOCUMENT_FAILURES.future);
    const end = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
    const account = await findVisibleAccount(db, user, accountIdentifier);
    const document = await documentOf(db, account, languageOf(user.langKey), now);
    const texts = fundingFileTexts(document.language, 'UTC');
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const wallet = await toWalletKey(tx, { platformId: account.platform_id, accountId: account.id });
        const entries = await listMovements(tx, wallet, { from, before: end, limit: maxRows + 1 });
        if (entries.length > maxRows)
          throw new AppError({ ...DOCUMENT_FAILURES.tooLarge, values: { max: String(maxRows) } });
        return {
          ...document,
          from: from.toISOString(),
          until: new Date(Math.min(end.getTime() - DAY_MS, now.getTime())).toISOString(),
          openingBalance: await balanceBefore(tx, wallet, from),
          closingBalance: await balanceBefore(tx, wallet, end),
          rows: (await viewMovements(tx, user, await listWallets(tx, user, [accountIdentifier]), entries)).map((view) =>
            toStatementRow(view, texts),
          ),
        };
      });
  },
});

function toStatementRow(view: MovementView, texts: ReturnType<typeof fundingFileTexts>): StatementRow {
  const { createdAt, type, identifier, order, amountMinor } = view.row;
  const typeName = texts.types[oneOf(TRANSACTION_TYPES, type)];
  return {
    at: createdAt.toISOString(),
    description: [typeName, order?.referenceOrderId, describeMovement(view, texts)].filter(Boolean).join(' · '),
    reference: identifier,
    amount: amountMinor,
  };
}

export type StatementService = ReturnType<typeof createStatementService>;
