import { randomUUID } from 'node:crypto';
import { toDecimal } from '@portal/shared/domain/money/money';
import { UPLOAD_LIMITS } from '@portal/shared/domain/uploads/uploadLimits';
import type { Tx } from '../db/client.ts';
import { storeUpload } from '../modules/uploads/index.ts';
import { idOf } from './demoIds.ts';
import { RARE_PLATFORM } from './demoOrganisation.ts';
import type { OrganisationIds } from './loadOrganisation.ts';
import type { WrittenOrder } from './loadOrders.ts';
import type { PlannedLine } from './PlannedOrder.ts';

const BUYER = 'buyer@demo.example';
const HEADINGS = [
  'UTID',
  'Amount',
  'Recipient Email',
  'Recipient First Name',
  'Recipient Last Name',
  'Sender First Name',
  'Message',
  'ETID',
];
/** A template that a draft holds, so that it cannot be deleted. */
const BIRTHDAY = 'E7A8B9C';
const ETID_COLUMN = HEADINGS.indexOf('ETID');
const DAY_MS = 86_400_000;
const HALF_MENDED_ROWS = 14;

const rowOf = ({ item, person, amountMinor, message, etid }: PlannedLine, senderName: string): string[] => [
  item.utid,
  toDecimal(amountMinor, item.currencyCode),
  person.email,
  person.firstName,
  person.lastName,
  senderName,
  message,
  etid,
];

/** Cells that are still wrong, by their row and column. */
const WRONG: readonly (readonly [row: number, column: number, text: string])[] = [
  [3, 1, 'ten'],
  [6, 2, 'ada.example.com'],
  [9, 0, 'U999999'],
  [11, 3, ''],
];

/** A file whose columns somebody has to name. */
const UNNAMED = {
  user: 'owner@harbor-heron.example',
  account: 'A98002',
  fileName: 'harbor-cleanup-2026.csv',
  headings: ['Gift', 'Dollars', 'Volunteer', 'Contact'],
  rows: [
    ['U100002', '25', 'Priya Raman', 'priya.raman@example.com'],
    ['U100002', '25', 'Jonas Weber', 'jonas.weber@example.com'],
    ['U100002', '40', 'Leila Haidari', 'leila.haidari@example.com'],
  ],
};

/** Files: one half corrected, one refused and one ordered by a buyer; of another organisation one whose columns are not named. */
export async function loadUploads(
  tx: Tx,
  orders: readonly WrittenOrder[],
  ids: OrganisationIds,
  now: Date,
): Promise<void> {
  await loadUnnamed(tx, ids, now);
  const ordered = newestUpload(orders);
  if (ordered === undefined) return;
  const { plan, platformId: platform_id } = ordered;
  const rows = plan.lines.filter(({ method }) => method === 'EMAIL').map((line) => rowOf(line, plan.senderName));
  const upload = (fileName: string, at: Date) => ({
    id: randomUUID(),
    platform_id,
    user_id: ordered.userId,
    account_id: ordered.accountId,
    kind: 'EMAIL',
    state: 'CHECKED',
    file_name: fileName,
    created_at: at,
    updated_at: at,
    expires_at: new Date(now.getTime() + UPLOAD_LIMITS.keptMs - 2 * DAY_MS),
  });
  const cartId = await insertCart(tx, ordered);
  await storeUpload(tx, upload('quarterly-thank-you.csv', plan.createdAt), { headings: HEADINGS, rows, cartId });
  await storeUpload(
    tx,
    {
      ...upload('everyone-since-2019.xlsx', new Date(now.getTime() - 2 * DAY_MS)),
      state: 'REFUSED',
      refusal: JSON.stringify({ rule: 'file.tooManyRows', place: null, usedAt: null }),
    },
    { headings: [], rows: [], cartId: null },
  );
  const people = rows.slice(0, HALF_MENDED_ROWS).map((row) => row.with(ETID_COLUMN, BIRTHDAY));
  for (const [row, column, text] of WRONG) people[row]?.splice(column, 1, text);
  await storeUpload(tx, upload('referral-bonus.csv', new Date(now.getTime() - DAY_MS)), {
    headings: HEADINGS,
    rows: people,
    cartId: null,
  });
}

async function loadUnnamed(tx: Tx, ids: OrganisationIds, now: Date): Promise<void> {
  const { user, account, fileName, headings, rows } = UNNAMED;
  const at = new Date(now.getTime() - DAY_MS);
  const upload = {
    id: randomUUID(),
    platform_id: idOf(ids.platforms, RARE_PLATFORM.clientId),
    user_id: idOf(ids.users, user),
    account_id: idOf(ids.accounts, account),
    kind: 'EMAIL',
    state: 'NEEDS_MAPPING',
    file_name: fileName,
    row_count: rows.length,
    created_at: at,
    updated_at: at,
    expires_at: new Date(at.getTime() + UPLOAD_LIMITS.keptMs),
  };
  await storeUpload(tx, upload, { headings, rows, cartId: null });
}

const newestUpload = (orders: readonly WrittenOrder[]): WrittenOrder | undefined =>
  orders
    .filter(({ plan }) => plan.buyer === BUYER && plan.source === 'BULK_UPLOAD')
    .toSorted((one, other) => other.plan.createdAt.getTime() - one.plan.createdAt.getTime())[0];

/** The cart that an order was placed from. */
async function insertCart(
  tx: Tx,
  { plan, platformId: platform_id, id, accountId, userId }: WrittenOrder,
): Promise<string> {
  const cartId = randomUUID();
  const { customer_id } = await tx
    .selectFrom('accounts')
    .select('customer_id')
    .where('platform_id', '=', platform_id)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('shopping_carts')
    .values({
      id: cartId,
      platform_id,
      customer_id,
      account_id: accountId,
      user_id: userId,
      order_source: plan.source,
      status: 'PLACED',
      created_at: plan.createdAt,
      updated_at: plan.createdAt,
    })
    .execute();
  await tx
    .updateTable('orders')
    .set({ cart_id: cartId })
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .execute();
  return cartId;
}
