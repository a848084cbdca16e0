import type { FieldError } from '@portal/shared/contract/common';
import type {
  CartLine,
  CartLineBody,
  CartLinesQuery,
  ChangeCartLineBody,
  ChangeCartLinesBody,
  ShoppingCart,
} from '@portal/shared/contract/shoppingCarts';
import type { FulfillmentType } from '@portal/shared/domain/enumerations';
import { checkMobileNumber } from '@portal/shared/domain/people/mobileNumber';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import type { List } from '../../lists/sendList.ts';
import { forEachInTurns, mapInTurns } from '../../eventLoopTurns/eventLoopTurns.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { CartDeps } from './CartDeps.ts';
import type { CheckedLine } from './CartLine.ts';
import { findRepeatedLines } from './cartMailing.ts';
import type { CommonLine } from './cartContents.ts';
import * as lines from './cartLineRepository.ts';
import type { CartLineRow, LineKey } from './cartLineRepository.ts';
import type { CartView } from './cartReadModel.ts';
import * as carts from './cartRepository.ts';
import { CART_FAILURES, invalidLines } from './cartsErrors.ts';
import { changeLetters, changeMails, changeSchedules } from './changeAllLines.ts';
import { checkCartLine } from './checkCartLine.ts';
import { evaluateCart, loadLineRules } from './evaluateCart.ts';
import { checkVariant, type LineRules } from './lineRules.ts';
import { findInvalidLines } from './listInvalidLines.ts';
import { lockOpenCart, readCart } from './openCart.ts';
import { requireOneShipment } from './requireOneShipment.ts';
import { toPageToken, readPageToken } from './pageToken.ts';
import type { ScheduleContext } from './scheduleRules.ts';
import { toCartLine, toLineVariant } from './toCartLine.ts';
import { withChanges } from './withChanges.ts';

interface ListedLine {
  readonly row: CartLineRow;
  /** Found out while the line is read, where they are not given. */
  readonly errors?: readonly FieldError[];
}

const NOTHING_COMMON: CommonLine = { reward: null, amount: null, text: null };

interface CartLineServiceDeps extends CartDeps {
  readonly show: (tx: Tx, cart: CartView) => Promise<ShoppingCart>;
}

/** Lines of carts; every method raises 404 for a cart that is not the user's and 423 on changing a placed one. */
export function createCartLineService(deps: CartLineServiceDeps) {
  const { db, clock, contents, deliveryMethods, show, stopAdding } = deps;
  const loadRules = async (tx: Tx, cart: CartView, bodies: readonly CartLineBody[]): Promise<LineRules> => {
    const numbers = await mapInTurns(bodies, ({ recipient }) => toMobileNumber(recipient.mobileNumber));
    return loadLineRules(tx, cart, deliveryMethods, {
      utids: bodies.map(({ utid }) => utid),
      emails: bodies.flatMap(({ recipient }) => recipient.email ?? []),
      mobileNumbers: numbers.filter((number) => number !== null),
    });
  };

  const changed = (tx: Tx, cart: CartView) => carts.touchCart(tx, cart, clock.now());

  /** Lines that are deleted are not to come back by a job. */
  const forgetPending = async (tx: Tx, cart: CartView, kind: FulfillmentType | null): Promise<void> => {
    await stopAdding(tx, cart, kind, clock.now());
    if (cart.unadded_line_count > 0) await carts.updateCart(tx, cart, { unadded_line_count: 0 });
  };

  const findLine = async (tx: Tx, cart: CartView, key: LineKey) => {
    const row = await lines.findLine(tx, cart, key);
    if (!row) throw new AppError(CART_FAILURES.lineNotFound);
    return row;
  };

  /** Ends an addition of lines to a cart that had so many before, pending ones among them. Raises 422 when it has too many now. */
  const finishAdding = async (tx: Tx, cart: CartView, before: number): Promise<ShoppingCart> => {
    const after = await countWithPending(tx, cart);
    if (after > deps.cartLinesMax) throw new AppError(CART_FAILURES.tooManyLines);
    if (after > before) await changed(tx, cart);
    return show(tx, cart);
  };

  /** One line more than the page has, where there is one; `total` is null for all lines of the cart. */
  const readRows = async (
    cart: CartView,
    { only, cause, step, pageToken, pageSize }: CartLinesQuery,
  ): Promise<{ total: number | null; rows: readonly ListedLine[] }> => {
    const after = readPageToken(pageToken);
    if (only === undefined && cause === undefined && step === undefined) {
      const rows = await lines.listLines(db, cart, after, pageSize + 1);
      return { total: null, rows: rows.map((row) => ({ row })) };
    }
    const { variants } = await evaluateCart(deps, db, cart, { now: clock.now(), isKept: true });
    if (only === 'repeated') {
      const repeated = await findRepeatedLines(db, cart, variants);
      const rows = await lines.listNamedLines(db, cart, repeated, after, pageSize + 1);
      return { total: repeated.length, rows: rows.map((row) => ({ row })) };
    }
    const invalid = findInvalidLines(variants, { cause, step });
    return { total: invalid.total, rows: await invalid.list(db, cart, after, pageSize + 1) };
  };

  return {
    /** A page of lines, and how many there are; all of the cart, or those that cannot be ordered. */
    list: async (user: SessionUser, cartId: string, page: CartLinesQuery): Promise<List<CartLine>> => {
      const cart = await readCart(db, user, cartId);
      const { total, rows } = await readRows(cart, page);
      const shown = rows.slice(0, page.pageSize);
      const rules = await loadLineRules(db, cart, deliveryMethods, { utids: shown.map(({ row }) => row.utid) });
      const now = clock.now();
      // Most of the lines are not known while they are added.
      const { lineCount, ...common } =
        cart.pending_line_count > 0
          ? { ...NOTHING_COMMON, lineCount: await lines.countLines(db, cart) }
          : await contents.readCommonLine(db, cart, true);
      const last = shown.at(-1);
      return {
        rows: shown.map(({ row, errors }) =>
          toCartLine(row, rules, common, errors ?? checkVariant(toLineVariant(row), rules, { now, lineCount })),
        ),
        total: total ?? lineCount,
        isCapped: false,
        nextPageToken: rows.length > shown.length && last ? toPageToken(last.row.id) : null,
      };
    },

    /** Adds all lines or none; one whose reference is in the cart already is not added again. */
    add: async (tx: Tx, user: SessionUser, cartId: string, bodies: readonly CartLineBody[]): Promise<ShoppingCart> => {
      const cart = await lockOpenCart(tx, user, cartId);
      const before = await countWithPending(tx, cart);
      const context = { now: clock.now(), lineCount: before + bodies.length, path: '' };
      const checked = await checkAll(await loadRules(tx, cart, bodies), bodies, context);
      await requireOneShipment(tx, cart, { lines: checked, getPath: (index) => `[${index}]` });
      await lines.insertLines(tx, cart, checked);
      return finishAdding(tx, cart, before);
    },

    finishAdding,

    /** Replaces all lines of the cart. */
    replace: (user: SessionUser, cartId: string, bodies: readonly CartLineBody[]): Promise<ShoppingCart> =>
      withTransaction(db, async (tx) => {
        const cart = await lockOpenCart(tx, user, cartId);
        const context = { now: clock.now(), lineCount: bodies.length, path: 'lineItems' };
        const checked = await checkAll(await loadRules(tx, cart, bodies), bodies, context);
        const getPath = (index: number) => `lineItems[${index}]`;
        await requireOneShipment(tx, cart, { lines: checked, getPath, replaces: 'all' });
        await forgetPending(tx, cart, null);
        await lines.deleteLines(tx, cart);
        await lines.insertLines(tx, cart, checked);
        await changed(tx, cart);
        return show(tx, cart);
      }),

    /** Partial update; the resulting line is validated like a new one. */
    update: (user: SessionUser, cartId: string, key: LineKey, changes: ChangeCartLineBody): Promise<CartLine> =>
      withTransaction(db, async (tx) => {
        const cart = await lockOpenCart(tx, user, cartId);
        const row = await findLine(tx, cart, key);
        const body = withChanges(row, changes);
        const rules = await loadRules(tx, cart, [body]);
        const schedule = { now: clock.now(), lineCount: await countWithPending(tx, cart) };
        const verdict = checkCartLine(body, rules, { ...schedule, path: '' });
        if ('errors' in verdict) throw invalidLines(verdict.errors);
        await requireOneShipment(tx, cart, { lines: [verdict.line], getPath: () => '', replaces: row.id });
        // One line of so many does not change what most have in common; of few it may.
        const isLarge = (await lines.countLines(tx, cart)) > SERVER_SETTINGS.carts.linesAtOnce;
        const commonBefore = isLarge ? await contents.readCommonLine(tx, cart, true) : null;
        await changed(tx, cart);
        const updated = await lines.updateLine(tx, keyOf(row), keepVersions(row, verdict.line));
        const common = commonBefore ?? (await contents.readCommonLine(tx, cart, false));
        return toCartLine(updated, rules, common, checkVariant(toLineVariant(updated), rules, schedule));
      }),

    /** Gives every line the same mail, or those of one template, changes letters, and when all are sent. Raises 422 where that is wrong. */
    updateAll: (user: SessionUser, cartId: string, body: ChangeCartLinesBody): Promise<ShoppingCart> =>
      withTransaction(db, async (tx) => {
        const cart = await lockOpenCart(tx, user, cartId);
        if (cart.pending_line_count > 0) throw new AppError(CART_FAILURES.filling);
        await changeMails(tx, cart, body, deliveryMethods);
        await changeLetters(tx, cart, body, { contents, deliveryMethods });
        await changeSchedules(tx, cart, body, { contents, deliveryMethods, now: clock.now() });
        await changed(tx, cart);
        return show(tx, cart);
      }),

    remove: (user: SessionUser, cartId: string, key: LineKey): Promise<void> =>
      withTransaction(db, async (tx) => {
        const cart = await lockOpenCart(tx, user, cartId);
        await lines.deleteLine(tx, keyOf(await findLine(tx, cart, key)));
        await changed(tx, cart);
      }),

    /** Removes the lines of one kind; does nothing when there are none. */
    removeFulfillment: (user: SessionUser, cartId: string, fulfillmentType: FulfillmentType): Promise<void> =>
      withTransaction(db, async (tx) => {
        const cart = await lockOpenCart(tx, user, cartId);
        await forgetPending(tx, cart, fulfillmentType);
        await lines.deleteLines(tx, cart, fulfillmentType);
        await changed(tx, cart);
      }),
  };
}

/** A change of something else leaves mail and letter as they were agreed. */
const keepVersions = (row: CartLineRow, line: CheckedLine): CheckedLine => ({
  ...line,
  templateVersion: row.etid === line.etid ? row.template_version : line.templateVersion,
  printTemplateVersion: row.ptid === line.ptid ? row.print_template_version : line.printTemplateVersion,
});

/** Returns how many lines a cart has, with those that a job has yet to add. */
export const countWithPending = async (tx: Tx, cart: CartView): Promise<number> =>
  (await lines.countLines(tx, cart)) + cart.pending_line_count;

/** `path` is that of the list in the body; errors append the line's index. */
async function checkAll(
  rules: LineRules,
  bodies: readonly CartLineBody[],
  { path: list, ...schedule }: ScheduleContext & { readonly path: string },
): Promise<CheckedLine[]> {
  const checked: CheckedLine[] = [];
  const errors: FieldError[] = [];
  await forEachInTurns(bodies, (body, index) => {
    const verdict = checkCartLine(body, rules, { ...schedule, path: `${list}[${index}]` });
    if ('line' in verdict) checked.push(verdict.line);
    else errors.push(...verdict.errors);
    return errors.length < SERVER_SETTINGS.errors.maxFields;
  });
  errors.push(...repeatedReferences(bodies, list));
  if (errors.length > 0) throw invalidLines(errors);
  return checked;
}

/** References must be unique within a request, or a duplicate would be dropped silently. */
function repeatedReferences(bodies: readonly CartLineBody[], list: string): FieldError[] {
  const seen = new Set<string>();
  return bodies.flatMap(({ externalReferenceId }, index) => {
    const reference = externalReferenceId?.trim() ?? '';
    if (reference === '' || !seen.has(reference)) {
      seen.add(reference);
      return [];
    }
    return [{ field: `${list}[${index}].externalReferenceId`, i18nKey: 'error.reference.duplicate' }];
  });
}

/** Returns a number that may be texted, in E.164; null for any other text. */
function toMobileNumber(typed: string | null | undefined): string | null {
  if (!typed) return null;
  const verdict = checkMobileNumber(typed);
  return 'number' in verdict ? verdict.number : null;
}

export type CartLineService = ReturnType<typeof createCartLineService>;
