import type { CardBrand } from '@portal/shared/domain/enumerations';
import type { Db } from '../db/client.ts';
import type { BillTo, PaymentGateway } from '../providers/payments/PaymentGateway.ts';
import { DEMO_USERS, HOME_PLATFORM } from './demoOrganisation.ts';

interface DemoCard {
  readonly brand: CardBrand;
  /** A test number, which no bank has given to anybody (docs/PAYMENTS.md). */
  readonly number: string;
  readonly label: string;
  readonly receiptEmails: string[];
  /** How long ago it was added. */
  readonly ageMs: number;
}

const HOUR_MS = 60 * 60_000;
const HOLD_MS = 24 * HOUR_MS;
const CARDS: readonly DemoCard[] = [
  {
    brand: 'VISA',
    number: '4111111111111111',
    label: 'Office card',
    receiptEmails: ['payables@demo.example'],
    ageMs: 40 * 24 * HOUR_MS,
  },
  { brand: 'MASTER_CARD', number: '5555555555554444', label: '', receiptEmails: [], ageMs: HOUR_MS },
  {
    brand: 'VISA',
    number: '4000000000002040',
    label: 'Card without funds',
    receiptEmails: [],
    ageMs: 60 * 24 * HOUR_MS,
  },
];
const OWNER = 'funding@demo.example';

const BILL_TO: BillTo = {
  firstName: 'Grace',
  lastName: 'Okoro',
  company: null,
  addressLine1: '1 Main Street',
  addressLine2: null,
  city: 'Seattle',
  state: 'WA',
  postalCode: '98101',
  country: 'US',
  emailAddress: OWNER,
};

/** Saves the cards of the demo at the gateway's sandbox, one that may pay, one on hold and one whose charges are declined. Idempotent. */
export async function loadDemoCards(db: Db, gateway: PaymentGateway, now: Date): Promise<void> {
  const owner = await findOwner(db);
  if (owner === undefined) return;
  for (const { brand, number, label, receiptEmails, ageMs } of CARDS) {
    const token = `demo-${number.slice(-4)}`;
    const expiration = { year: now.getUTCFullYear() + 3, month: 9 };
    const stored = await gateway.storeCard({
      number,
      verificationNumber: '123',
      brand,
      expiration,
      billTo: BILL_TO,
      reference: token,
    });
    if (stored.outcome !== 'stored') return;
    const addedAt = new Date(now.getTime() - ageMs);
    await db
      .insertInto('payment_cards')
      .values({
        platform_id: owner.platform_id,
        account_id: owner.account_id,
        gateway_token: stored.token,
        instrument_identifier: stored.instrumentIdentifier,
        label,
        card_type: brand,
        last_four: number.slice(-4),
        expiration: `${expiration.year}-09`,
        first_name: BILL_TO.firstName,
        last_name: BILL_TO.lastName,
        address_line1: BILL_TO.addressLine1,
        address_line2: '',
        city: BILL_TO.city,
        state: BILL_TO.state ?? '',
        postal_code: BILL_TO.postalCode ?? '',
        country: BILL_TO.country,
        receipt_emails: receiptEmails,
        usable_from: new Date(addedAt.getTime() + HOLD_MS),
        created_by_user_id: owner.id,
        created_at: addedAt,
      })
      .execute();
  }
}

/** Finds who adds the cards, and to which account; nobody where the demo is not loaded, or has its cards. */
function findOwner(db: Db) {
  const account = DEMO_USERS.find(({ email }) => email === OWNER)?.defaultAccount ?? '';
  return db
    .selectFrom('users')
    .innerJoin('platforms', 'platforms.id', 'users.platform_id')
    .innerJoin('accounts', 'accounts.platform_id', 'users.platform_id')
    .select(['users.platform_id', 'users.id', 'accounts.id as account_id'])
    .where('platforms.platform_client_id', '=', HOME_PLATFORM.clientId)
    .where('users.email', '=', OWNER)
    .where('accounts.identifier', '=', account)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('payment_cards')
            .select('payment_cards.id')
            .whereRef('payment_cards.platform_id', '=', 'users.platform_id'),
        ),
      ),
    )
    .executeTakeFirst();
}
