import { randomUUID } from 'node:crypto';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import type { Tx } from '../db/client.ts';
import { DEMO_ACCOUNTS, HOME_PLATFORM } from './demoOrganisation.ts';
import { idOf } from './demoIds.ts';
import type { OrganisationIds } from './loadOrganisation.ts';

const HOUR_MS = 60 * 60_000;

/** The cart of somebody who has not ordered yet; it holds on to its template. */
const CART = {
  user: 'anneke.visser@alder-finch.example',
  account: 'A20002',
  etid: 'E20Z001',
  senderName: 'Anneke Visser',
  message: '上海活动的志愿者们，辛苦了！',
};

const PEOPLE = [
  ['晓雯', '林', 'xiaowen.lin@example.com'],
  ['Bastian', 'Kern', 'bastian.kern@example.com'],
] as const;

/** A cart of a colleague, filled this morning, with a reward for two. */
export async function loadCarts(tx: Tx, { platforms, groups, accounts, users }: OrganisationIds, now: Date) {
  const platform_id = idOf(platforms, HOME_PLATFORM.clientId);
  const group = DEMO_ACCOUNTS.find(({ identifier }) => identifier === CART.account)?.group ?? '';
  const id = randomUUID();
  const filled = new Date(now.getTime() - 3 * HOUR_MS);
  await tx
    .insertInto('shopping_carts')
    .values({
      id,
      platform_id,
      customer_id: idOf(groups, group),
      account_id: idOf(accounts, CART.account),
      user_id: idOf(users, CART.user),
      order_source: 'CART',
      status: 'OPEN',
      created_at: filled,
      updated_at: filled,
    })
    .execute();
  await tx
    .insertInto('cart_line_items')
    .values(
      PEOPLE.map(([first_name, last_name, email]) => ({
        platform_id,
        cart_id: id,
        identifier: randomUUID(),
        external_reference_id: randomUUID(),
        utid: 'U400205',
        fulfillment_type: 'DIGITAL',
        currency_code: 'EUR',
        amount_minor: 2_500,
        quantity: 1,
        delivery_method: 'EMAIL',
        first_name,
        last_name,
        email,
        email_key: emailKey(email),
        etid: CART.etid,
        sender_name: CART.senderName,
        message: CART.message,
      })),
    )
    .execute();
}
