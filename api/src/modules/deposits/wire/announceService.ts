import type { AnnouncedWire, AnnounceWireBody } from '@portal/shared/contract/wires';
import { checkFundingAmount } from '@portal/shared/domain/funding/fundingAmount';
import { SETTINGS } from '@portal/shared/domain/settings';
import { checkSentOn, checkWireNote } from '@portal/shared/domain/funding/wireRules';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { fieldErrors } from '../../../errors/fieldErrors.ts';
import { findVisibleAccount, type AccountRow } from '../../../access/findVisibleAccount.ts';
import { lockAccount } from '../../accounts/index.ts';
import { findAccountOf } from '../depositParties.ts';
import { requireFundable } from '../requireFundable.ts';
import { countExpectedWires, insertDeposit, lockWire, updateDeposit, type DepositRow } from '../depositRepository.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { isWireOffered, WIRE_FAILURES } from '../../wires/index.ts';
import { toAnnouncedWire } from './announcedWires.ts';
import { WIRE_DEPOSIT_FAILURES } from './wireDepositErrors.ts';

const { openMax } = SETTINGS.wires;

/** Wires that users say they have sent: until one arrives it is in no balance and has no journal. */
export function createAnnounceService({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const audit = (tx: Tx, user: SessionUser, action: 'announced' | 'cancelled', wire: DepositRow, account: string) =>
    writeAudit(tx, {
      platformId: user.platformId,
      actorUserId: user.id,
      action: `wire.${action}`,
      entityType: 'deposit',
      entityId: wire.identifier,
      details: { account, amountMinor: String(wire.amount_minor), currencyCode: wire.currency_code },
      at: clock.now(),
    });

  return {
    /**
     * POST /api/funding/wire-deposits, within the caller's transaction. Raises 400 at each wrong field, 404 for an account
     * that the user does not see, 422 for an account or organisation that takes no wires now, or when as many are expected
     * as an account may have.
     */
    async announce(tx: Tx, user: SessionUser, body: AnnounceWireBody): Promise<AnnouncedWire> {
      const now = clock.now();
      const account = await findVisibleAccount(tx, user, body.accountIdentifier);
      const { minor, note, sentOn } = requireValid(account, body, now);
      await requireOpen(tx, user, account);
      const wire = await insertDeposit(tx, {
        platform_id: account.platform_id,
        account_id: account.id,
        kind: 'WIRE_DEPOSIT',
        status: 'PENDING',
        amount_minor: minor,
        currency_code: account.currency_code,
        sent_on: sentOn === '' ? null : sentOn,
        note: note === '' ? null : note,
        created_by_user_id: user.id,
        created_at: now,
      });
      await audit(tx, user, 'announced', wire, account.identifier);
      return toAnnouncedWire(wire, account);
    },

    /**
     * Cancels a wire that the user has announced; one that is cancelled already stays so. Raises 404 for a wire of somebody
     * else, 409 for one that has arrived.
     */
    cancel: (user: SessionUser, identifier: string): Promise<void> =>
      withTransaction(db, async (tx) => {
        const wire = await lockWire(tx, user.platformId, identifier);
        if (wire?.created_by_user_id !== user.id) throw new AppError(WIRE_DEPOSIT_FAILURES.notFound);
        if (wire.status === 'CANCELLED') return;
        if (wire.status !== 'PENDING') throw new AppError(WIRE_DEPOSIT_FAILURES.notPending);
        await updateDeposit(tx, wire, { status: 'CANCELLED', finished_at: clock.now() });
        const account = await findAccountOf(tx, wire);
        await audit(tx, user, 'cancelled', wire, account.identifier);
      }),
  };
}

export type AnnounceService = ReturnType<typeof createAnnounceService>;

/** Raises 400 at each wrong field. */
function requireValid(account: AccountRow, body: AnnounceWireBody, now: Date) {
  const verdict = checkFundingAmount(body.amount, account.currency_code, null);
  const [note, sentOn] = [body.note.trim(), body.sentOn.trim()];
  const fields = [
    ...fieldErrors('amount', 'refusal' in verdict ? verdict.refusal : null),
    ...fieldErrors('sentOn', checkSentOn(sentOn, now)),
    ...fieldErrors('note', checkWireNote(note)),
  ];
  if (fields.length > 0 || 'refusal' in verdict) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  return { minor: verdict.minor, note, sentOn };
}

/** Concurrent announcements for an account wait for each other, so that together they stay within the limit. */
async function requireOpen(tx: Tx, user: SessionUser, account: AccountRow): Promise<void> {
  const { currency_code: currencyCode } = account;
  if (!(await isWireOffered(tx, currencyCode))) throw new AppError(WIRE_FAILURES.notOffered);
  requireFundable(user, account);
  const key = { platformId: account.platform_id, accountId: account.id };
  await lockAccount(tx, key);
  if ((await countExpectedWires(tx, key)) >= openMax)
    throw new AppError({ ...WIRE_DEPOSIT_FAILURES.tooMany, values: { max: String(openMax) } });
}
