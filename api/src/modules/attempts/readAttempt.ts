import type { Attempt, AttemptQuery } from '@portal/shared/contract/attempts';
import type { BankRequest } from '@portal/shared/contract/bankAccounts';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { Transfer } from '@portal/shared/contract/funding';
import type { PlacedOrder } from '@portal/shared/contract/orders';
import type { AnnouncedWire } from '@portal/shared/contract/wires';
import type { MoneyOperation } from '@portal/shared/domain/enumerations';
import { holds, type Authority } from '@portal/shared/domain/access/permissions';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { readBegun } from '../../plugins/idempotency/idempotencyBegun.ts';
import { findOutcome } from '../../plugins/idempotency/idempotencyKeys.ts';
import { findVisibleAccount, type AccountRow } from '../../access/findVisibleAccount.ts';
import { findDepositOutcome } from '../deposits/index.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { findPaymentOutcome } from '../orderPayments/index.ts';
import { isOrderOfAccount } from '../orders/index.ts';

interface Operation {
  /** Method and path of the call, as its key is kept with. */
  readonly route: string;
  readonly right: Authority;
  /** Reads what became of it, from the body that is kept with its key; null where that was another account's. */
  readonly read: (db: Db, account: AccountRow, body: unknown) => Promise<Attempt | null>;
}

type AttemptInput = AttemptQuery & { readonly key: string; readonly now: Date };

const NOTHING = { reference: null, amount: null, currencyCode: null, expectedBy: null, i18nKey: null } as const;
const UNKNOWN: Attempt = { ...NOTHING, state: 'UNKNOWN' };

const deposit = (
  db: Db,
  { platform_id: platformId, id: accountId }: AccountRow,
  which: Parameters<typeof findDepositOutcome>[2],
): Promise<Attempt | null> => findDepositOutcome(db, { platformId, accountId }, which);

// The bodies are those that the routes have answered, and of charges of cards the row that was begun.
const OPERATIONS: Readonly<Record<MoneyOperation, Operation>> = {
  CARD_DEPOSIT: {
    route: 'POST /api/creditCards/platforms/deposits',
    right: 'FUNDING_MANAGE',
    read: (db, account, body) => deposit(db, account, { id: BigInt((body as { begun: string }).begun) }),
  },
  BANK_DEPOSIT: {
    route: 'POST /api/ach/funding/account/:accountID/subscription/:bankAccountIdentifier/request',
    right: 'FUNDING_MANAGE',
    read: (db, account, body) => deposit(db, account, { identifier: (body as BankRequest).requestReferenceNumber }),
  },
  WIRE_DEPOSIT: {
    route: 'POST /api/funding/wire-deposits',
    right: 'FUNDING_MANAGE',
    read: (db, account, body) => deposit(db, account, { identifier: (body as AnnouncedWire).depositIdentifier }),
  },
  TRANSFER: {
    route: 'POST /api/funding/transfer-funds',
    right: 'FUNDING_MANAGE',
    read: (_db, { identifier }, body) => {
      const { fromAccountIdentifier, accountTransactionID, amount, currencyCode } = body as Transfer;
      if (fromAccountIdentifier !== identifier) return Promise.resolve(null);
      return Promise.resolve({ ...NOTHING, state: 'DONE', reference: accountTransactionID, amount, currencyCode });
    },
  },
  ORDER: {
    route: 'POST /api/orders',
    right: 'PLACE_ORDER_ACCESS',
    read: async (db, account, body) => {
      const payment = readBegun(body);
      if (payment !== null)
        return findPaymentOutcome(db, { platformId: account.platform_id, accountId: account.id }, BigInt(payment));
      const { orderId, referenceOrderId, amountCharged: amount, currencyCode } = body as PlacedOrder;
      if (!(await isOrderOfAccount(db, account, BigInt(orderId)))) return null;
      return { ...NOTHING, state: 'DONE', reference: referenceOrderId, amount, currencyCode };
    },
  },
};

/**
 * GET /api/idempotency-keys/{key}. Looks only, and never begins anything. Raises 403 without the right of the operation, 404
 * for an account that the user does not see.
 */
export const createReadAttempt =
  (db: Db) =>
  async (user: SessionUser, { operation, accountIdentifier, key, now }: AttemptInput): Promise<Attempt> => {
    const { route, right, read } = OPERATIONS[operation];
    if (!holds(user, right)) throw new AppError(COMMON_FAILURES.forbidden);
    const account = await findVisibleAccount(db, user, accountIdentifier);
    const outcome = await findOutcome(db, { user, route, key, now });
    if (outcome === null) return UNKNOWN;
    if (outcome.status >= 400) return refused(outcome.body as ErrorBody);
    return (await read(db, account, outcome.body)) ?? UNKNOWN;
  };

export type ReadAttempt = ReturnType<typeof createReadAttempt>;

const refused = ({ i18nKey, values }: ErrorBody): Attempt => ({
  ...NOTHING,
  state: 'REFUSED',
  i18nKey,
  ...(values && { values }),
});
