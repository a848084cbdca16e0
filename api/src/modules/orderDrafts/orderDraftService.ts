import { isDeepStrictEqual } from 'node:util';
import type { OrderDraft, OrderDraftBody, OrderDrafts, OrderDraftSummary } from '@portal/shared/contract/orderDrafts';
import { isStepOf, type OrderDraftKind } from '@portal/shared/domain/ordering/orderDraftSteps';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { findVisibleAccount, listVisibleAccounts } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { Clock } from '../../runtime/clock.ts';
import { listPlacedCarts } from '../carts/index.ts';
import { listWaitingUploads, requireUpload } from '../uploads/index.ts';
import { ORDER_DRAFT_FAILURES } from './orderDraftErrors.ts';
import { insertDraft, listDrafts, lockDraft, updateDraft } from './orderDraftRepository.ts';
import { isOpen, toSummary, type OpenDraftRow } from './toOrderDraft.ts';

interface OrderDraftDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Returns those of the drafts whose order was not placed: the page that placed it may have ended before it deleted its draft. */
async function withoutPlaced(executor: Executor, user: SessionUser, rows: readonly OpenDraftRow[]) {
  const cartIds = rows.flatMap(({ content }) => content.cartId ?? []);
  const placed = new Set(await listPlacedCarts(executor, user, cartIds));
  return rows.filter(({ content }) => !placed.has(content.cartId ?? ''));
}

async function toSummaries(executor: Executor, user: SessionUser, rows: readonly OpenDraftRow[]) {
  const identifiers = rows.flatMap(({ content }) => content.groupAndAccount?.accountIdentifier ?? []);
  const accounts = identifiers.length === 0 ? [] : await listVisibleAccounts(executor, user, identifiers);
  const names = new Map(accounts.map(({ identifier, display_name }) => [identifier, display_name]));
  return rows.map((row) => toSummary(row, names));
}

/** Half-made orders of a user, who alone sees them. */
export function createOrderDraftService({ db, clock }: OrderDraftDeps) {
  const since = (): Date => new Date(clock.now().getTime() - SERVER_SETTINGS.orderDrafts.keptMs);

  const listOpen = async (user: SessionUser): Promise<readonly OpenDraftRow[]> =>
    withoutPlaced(db, user, (await listDrafts(db, user, since())).filter(isOpen));

  /** Raises 403 for staff who emulate the organisation, 400 for a step of another kind, 404 for an account or file of others. */
  const check = async (tx: Tx, user: SessionUser, kind: OrderDraftKind, { step, content }: OrderDraftBody) => {
    if (user.emulator !== null) throw new AppError(COMMON_FAILURES.forbidden);
    if (!isStepOf(kind, step)) throw new AppError(ORDER_DRAFT_FAILURES.step);
    const { groupAndAccount, fileUploadId, cartId } = content;
    if (groupAndAccount != null) await findVisibleAccount(tx, user, groupAndAccount.accountIdentifier);
    if (fileUploadId != null) await requireUpload(tx, user, fileUploadId);
    if (cartId != null && (await listPlacedCarts(tx, user, [cartId])).length > 0)
      throw new AppError(ORDER_DRAFT_FAILURES.ended);
  };

  /** Stores a draft over a version of it. Raises 409 for another version than the stored one. */
  const write = async (tx: Tx, user: SessionUser, kind: OrderDraftKind, body: OrderDraftBody): Promise<void> => {
    const { version, step, format } = body;
    const content = JSON.stringify(body.content);
    const columns = { format, step, content, updated_at: clock.now() };
    const row = await lockDraft(tx, user, kind);
    const isCurrent = isOpen(row) && (await withoutPlaced(tx, user, [row])).length > 0;
    if (!isCurrent && version !== 0) throw new AppError(ORDER_DRAFT_FAILURES.ended);
    if (row === undefined) {
      const key = { platform_id: user.platformId, user_id: user.id, kind };
      if (await insertDraft(tx, { ...key, ...columns, version: 1 })) return;
      throw new AppError(ORDER_DRAFT_FAILURES.changed);
    }
    if (isCurrent && version !== row.version) {
      // Repeated after a lost answer.
      if (row.step === step && isDeepStrictEqual(row.content, JSON.parse(content))) return;
      throw new AppError(ORDER_DRAFT_FAILURES.changed);
    }
    await updateDraft(tx, user, kind, columns);
  };

  return {
    list: async (user: SessionUser): Promise<OrderDrafts> => {
      const drafts = await toSummaries(db, user, await listOpen(user));
      const named = new Set(drafts.map(({ fileUploadId }) => fileUploadId));
      const uploads = await listWaitingUploads(db, user, SERVER_SETTINGS.orderDrafts.uploads);
      return { drafts, uploads: uploads.filter(({ uploadId }) => !named.has(uploadId)) };
    },

    /** Raises 404 when there is none of the kind. */
    get: async (user: SessionUser, kind: OrderDraftKind): Promise<OrderDraft> => {
      const row = (await listOpen(user)).find((one) => one.kind === kind);
      const [summary] = row === undefined ? [] : await toSummaries(db, user, [row]);
      if (row === undefined || summary === undefined) throw new AppError(ORDER_DRAFT_FAILURES.notFound);
      return { ...summary, content: row.content };
    },

    /** Raises what `check` raises, and 409 when the draft was saved or has ended elsewhere. */
    save: (user: SessionUser, kind: OrderDraftKind, body: OrderDraftBody): Promise<OrderDraftSummary> =>
      withTransaction(db, async (tx) => {
        await check(tx, user, kind, body);
        await write(tx, user, kind, body);
        const row = await lockDraft(tx, user, kind);
        const [summary] = isOpen(row) ? await toSummaries(tx, user, [row]) : [];
        if (summary === undefined) throw new AppError(ORDER_DRAFT_FAILURES.notFound);
        return summary;
      }),

    /** Ends a draft, of which its version is left. Raises 404 when there is none. */
    remove: (user: SessionUser, kind: OrderDraftKind): Promise<void> =>
      withTransaction(db, async (tx) => {
        if (!isOpen(await lockDraft(tx, user, kind))) throw new AppError(ORDER_DRAFT_FAILURES.notFound);
        await updateDraft(tx, user, kind, { content: null, updated_at: clock.now() });
      }),
  };
}

export type OrderDraftService = ReturnType<typeof createOrderDraftService>;
