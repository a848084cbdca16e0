import { randomUUID } from 'node:crypto';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import { STANDARD_ETID } from '@portal/shared/domain/settings';
import type { Tx } from '../db/client.ts';
import { DEMO_ACCOUNTS, HOME_PLATFORM } from './demoOrganisation.ts';
import { idOf } from './demoIds.ts';
import type { OrganisationIds } from './loadOrganisation.ts';

const HOUR_MS = 60 * 60_000;

interface CartReward {
  readonly utid: string;
  readonly currencyCode: string;
  readonly amountMinor: number;
  readonly etid: string;
  readonly message: string;
}

interface DemoCart {
  readonly user: string;
  readonly account: string;
  readonly senderName: string;
  /** Each reward with the people who get it. */
  readonly rewards: readonly (readonly [CartReward, readonly (readonly [string, string, string])[]])[];
}

const gutschein = { utid: 'U400205', currencyCode: 'EUR' };
const fjord = { utid: 'U400201', currencyCode: 'GBP' };
const crew = 'Thank you for a summer of sold-out halls.';

const CARTS: readonly DemoCart[] = [
  // It holds on to its template.
  {
    user: 'anneke.visser@alder-finch.example',
    account: 'A20002',
    senderName: 'Anneke Visser',
    rewards: [
      [
        { ...gutschein, amountMinor: 2_500, etid: 'E20Z001', message: '上海活动的志愿者们，辛苦了！' },
        [
          ['晓雯', '林', 'xiaowen.lin@example.com'],
          ['Bastian', 'Kern', 'bastian.kern@example.com'],
        ],
      ],
    ],
  },
  // Four of its rewards name a template that was given to another account since.
  {
    user: 'account@demo.example',
    account: 'A20002',
    senderName: 'Owen Pritchard',
    rewards: [
      [
        { ...gutschein, amountMinor: 3_000, etid: STANDARD_ETID, message: crew },
        [
          ['Annika', 'Vogel', 'annika.vogel@example.com'],
          ['Luca', 'Moretti', 'luca.moretti@example.com'],
          ['Sofia', 'Almeida', 'sofia.almeida@example.com'],
          ['Jonas', 'Lindberg', 'jonas.lindberg@example.com'],
          ['Elif', 'Kaya', 'elif.kaya@example.com'],
        ],
      ],
      [
        {
          ...fjord,
          amountMinor: 2_500,
          etid: 'E20S001',
          message: 'You carried the spring tour. Enjoy a quiet day out.',
        },
        [
          ['Priya', 'Nair', 'priya.nair@example.com'],
          ['Callum', 'Reid', 'callum.reid@example.com'],
          ['Aoife', 'Brennan', 'aoife.brennan@example.com'],
          ['Hugo', 'Marchetti', 'hugo.marchetti@example.com'],
        ],
      ],
      [
        { ...fjord, amountMinor: 4_000, etid: STANDARD_ETID, message: crew },
        [
          ['Noah', 'Whitfield', 'noah.whitfield@example.com'],
          ['Marta', 'Kowalska', 'marta.kowalska@example.com'],
          ['Emil', 'Dahl', 'emil.dahl@example.com'],
        ],
      ],
    ],
  },
];

/** Carts of people who have not ordered yet, filled this morning. */
export async function loadCarts(tx: Tx, ids: OrganisationIds, now: Date): Promise<void> {
  for (const cart of CARTS) await loadCart(tx, ids, cart, new Date(now.getTime() - 3 * HOUR_MS));
}

async function loadCart(
  tx: Tx,
  { platforms, groups, accounts, users }: OrganisationIds,
  { user, account, senderName, rewards }: DemoCart,
  filled: Date,
): Promise<void> {
  const platform_id = idOf(platforms, HOME_PLATFORM.clientId);
  const group = DEMO_ACCOUNTS.find(({ identifier }) => identifier === account)?.group ?? '';
  const id = randomUUID();
  await tx
    .insertInto('shopping_carts')
    .values({
      id,
      platform_id,
      customer_id: idOf(groups, group),
      account_id: idOf(accounts, account),
      user_id: idOf(users, user),
      order_source: 'CART',
      status: 'OPEN',
      created_at: filled,
      updated_at: filled,
    })
    .execute();
  await tx
    .insertInto('cart_line_items')
    .values(
      rewards.flatMap(([{ utid, currencyCode, amountMinor, etid, message }, people]) =>
        people.map(([first_name, last_name, email]) => ({
          platform_id,
          cart_id: id,
          identifier: randomUUID(),
          external_reference_id: randomUUID(),
          utid,
          fulfillment_type: 'DIGITAL',
          currency_code: currencyCode,
          amount_minor: amountMinor,
          quantity: 1,
          delivery_method: 'EMAIL',
          first_name,
          last_name,
          email,
          email_key: emailKey(email),
          etid,
          sender_name: senderName,
          message,
        })),
      ),
    )
    .execute();
}
