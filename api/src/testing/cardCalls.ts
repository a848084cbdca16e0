import type { NewCardBody, PaymentCard } from '@portal/shared/contract/creditCards';
import { withCheckDigit } from '../providers/payments/testing/openTestGateway.ts';
import { nextId } from './nextId.ts';
import type { Call, TestApp } from './testApp.ts';

let numbers = 0;

/** The body of a new card, each with a number of its own. */
export const buildCardBody = (
  owner: Pick<NewCardBody, 'customerIdentifier' | 'accountIdentifier'>,
  overrides: Partial<NewCardBody> = {},
): NewCardBody => ({
  ...owner,
  label: 'Office card',
  creditCard: {
    number: withCheckDigit(`41110000${String((numbers += 1)).padStart(7, '0')}`),
    verificationNumber: '123',
    expiration: '2031-07',
  },
  billingAddress: {
    firstName: 'Ana',
    lastName: 'Souza',
    addressLine1: '1 Main Street',
    addressLine2: '',
    city: 'Seattle',
    state: 'WA',
    country: 'US',
    postalCode: '98101',
    emailAddress: 'ana@platform.example',
  },
  contactInformation: [{ emailAddress: 'books@platform.example', isPrimary: false, originalEmail: '' }],
  ...overrides,
});

/** The token of a card of the account, which is added when there is none; `x` where cards are not offered. */
export async function sampleCard(
  caller: Call,
  owner: Pick<NewCardBody, 'customerIdentifier' | 'accountIdentifier'>,
): Promise<string> {
  const url = `/api/creditCards/platforms/accounts/${owner.accountIdentifier}`;
  const [known] = (await caller({ method: 'GET', url })).json<PaymentCard[]>();
  if (known !== undefined) return known.token;
  const added = await caller({
    method: 'POST',
    url: '/api/creditCards',
    payload: buildCardBody(owner),
    headers: { 'idempotency-key': nextId() },
  });
  return added.json<Partial<PaymentCard>>().token ?? 'x';
}

/** The same card without its hold. */
export async function usableCard(
  { db, clock }: TestApp,
  caller: Call,
  owner: Pick<NewCardBody, 'customerIdentifier' | 'accountIdentifier'>,
): Promise<string> {
  const token = await sampleCard(caller, owner);
  await db.updateTable('payment_cards').set({ usable_from: clock.now() }).where('token', '=', token).execute();
  return token;
}
