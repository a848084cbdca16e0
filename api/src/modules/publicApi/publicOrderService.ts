import type { PublicOrder, PublicOrderBody, PublicOrders, PublicOrdersQuery } from '@portal/shared/contract/publicApi';
import type { CartLineBody } from '@portal/shared/contract/shoppingCarts';
import { fullName } from '@portal/shared/domain/people/fullName';
import { findVisibleAccount, findVisibleAccountOfGroup, type AccountRow } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { daysOf } from '../../lists/daysOf.ts';
import type { Clock } from '../../runtime/clock.ts';
import { limitBalanceGuesses } from '../accounts/index.ts';
import { referenceOf, type CartsModule } from '../carts/index.ts';
import { SHORT_ORDERS, type ProgramOrderService } from '../orders/index.ts';
import { findPlatform } from '../platforms/index.ts';
import { readOrderCursor, toOrderCursor, toPart } from './cursors.ts';
import { hashOrderBody } from './hashOrderBody.ts';
import { toPublicFailure } from './toPublicFailure.ts';
import { toOrderStatuses, toPublicOrder, toPublicOrderRow } from './toPublicOrder.ts';

export interface PublicOrderDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly openQuoted: CartsModule['openQuoted'];
  readonly orders: ProgramOrderService;
}

/** A placed order; `isReplay`: an earlier call has placed it. */
interface PlacedPublicOrder {
  readonly order: PublicOrder;
  readonly isReplay: boolean;
}

/** Orders of the public API. The caller is the user of a key, whom services check as they check a person. */
export function createPublicOrderService({ db, clock, openQuoted, orders }: PublicOrderDeps) {
  /** Cart, line, quote and order in one transaction: of a refused call nothing is left. */
  const placeIn = async (
    tx: Tx,
    caller: SessionUser,
    body: PublicOrderBody,
    grant: TenantKey | null,
  ): Promise<PlacedPublicOrder> => {
    const account = await findAccount(tx, caller, body);
    const reference = referenceOf(body.externalRefID) ?? '';
    const placed = await orders.place(
      tx,
      caller,
      {
        platformId: account.platform_id,
        accountId: account.id,
        reference,
        contentHash: hashOrderBody(body),
        grantId: grant?.id ?? null,
      },
      async () =>
        openQuoted(
          tx,
          caller,
          {
            accountIdentifier: account.identifier,
            orderSource: 'API',
            externalReferenceId: reference,
            metadata: { purchaseOrderNumber: body.purchaseOrderNumber, notes: body.notes },
          },
          [toLine(body, await readSenderName(tx, account, body))],
        ),
    );
    return {
      order: toPublicOrder(await orders.get(caller, placed.referenceOrderId, tx)),
      isReplay: placed.isReplay,
    };
  };

  return {
    /** Places an order once for its reference; `grant`: of the app that places it. Raises 404 for an account, 409 for a reference of other content, 422 at the fields. */
    place: (caller: SessionUser, body: PublicOrderBody, grant: TenantKey | null): Promise<PlacedPublicOrder> =>
      limitBalanceGuesses(db, caller, clock.now(), SHORT_ORDERS, (watch) =>
        withTransaction(db, (tx) => watch(() => placeIn(tx, caller, body, grant))),
      ).catch((error: unknown) => {
        throw toPublicFailure(error);
      }),

    async list(caller: SessionUser, query: PublicOrdersQuery): Promise<PublicOrders> {
      const { accountIdentifier, externalRefID, status, cursor, maxResults } = query;
      const after = readOrderCursor(cursor);
      const reference = referenceOf(externalRefID);
      const rows = await orders.list(
        caller,
        {
          accountIdentifier,
          ...(reference !== null && { externalReference: reference }),
          ...(status && { statuses: toOrderStatuses(status) }),
          ...(after && { after }),
          ...daysOf(query),
        },
        maxResults + 1,
      );
      const part = toPart(rows, maxResults, ({ created_at, id }) => toOrderCursor({ createdAt: created_at, id }));
      return { orders: part.shown.map(toPublicOrderRow), cursor: part.cursor };
    },

    get: async (caller: SessionUser, referenceOrderID: string): Promise<PublicOrder> =>
      toPublicOrder(await orders.get(caller, referenceOrderID)),
  };
}

export type PublicOrderService = ReturnType<typeof createPublicOrderService>;

const findAccount = (
  tx: Tx,
  caller: SessionUser,
  { accountIdentifier, customerIdentifier }: PublicOrderBody,
): Promise<AccountRow> =>
  customerIdentifier
    ? findVisibleAccountOfGroup(tx, caller, customerIdentifier, accountIdentifier)
    : findVisibleAccount(tx, caller, accountIdentifier);

/** Returns who the mail says that it is from: the sender of the body, else the organisation. */
async function readSenderName(tx: Tx, account: AccountRow, { sender }: PublicOrderBody): Promise<string> {
  const named = fullName(sender?.firstName, sender?.lastName);
  return named === '' ? (await findPlatform(tx, account.platform_id)).name : named;
}

const toLine = (body: PublicOrderBody, senderName: string): CartLineBody => ({
  utid: body.utid,
  amount: body.amount,
  quantity: 1,
  recipient: {
    firstName: body.recipient.firstName,
    lastName: body.recipient.lastName ?? null,
    email: body.recipient.email,
    mobileNumber: null,
  },
  deliveryTemplate: {
    etid: body.etid,
    senderName,
    subject: body.emailSubject ?? null,
    message: body.message ?? null,
  },
  metadata: { notes: body.lineItemNote ?? null },
});
