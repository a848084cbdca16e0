import { listOf, textAt } from './json.ts';
import { expectStatus, type PortalClient } from './signIn.ts';

/** The account of the demo that has cards. */
export const CARD_ACCOUNT = 'A20001';

/** A fee of so many whole units has no cents, by which the sandbox would decline a payment or let it wait. */
export const WHOLE_FEE = 200;

/** The body of a deposit by the card of the demo that may pay. */
export async function cardDepositBody(client: PortalClient, amount: string): Promise<object> {
  const cards = listOf(expectStatus(await client.call('GET', `/creditCards/platforms/accounts/${CARD_ACCOUNT}`), 200));
  const usable = cards.find((card) => textAt(card, 'creditCardType') === 'VISA');
  return {
    orderSource: 'PO',
    customerIdentifier: textAt(usable, 'customerIdentifier'),
    accountIdentifier: CARD_ACCOUNT,
    creditCardToken: textAt(usable, 'token'),
    amount,
  };
}
