import { randomUUID } from 'node:crypto';
import { objectOf, textAt } from '../harness/json.ts';
import { expectStatus, type PortalClient } from '../harness/signIn.ts';
import type { Numbers } from './cardNumbers.ts';

const ACCOUNT = { customerIdentifier: 'G10002', accountIdentifier: 'A20001' };
/** Cards that stay: an account takes ten. */
const KEPT = 2;

const bodyOf = (number: string) => ({
  label: 'Travel',
  ...ACCOUNT,
  creditCard: { number, verificationNumber: /^3[47]/.test(number) ? '1234' : '123', expiration: '2031-07' },
  billingAddress: {
    firstName: 'Ana',
    lastName: 'Souza',
    addressLine1: '1 Main Street',
    addressLine2: '',
    city: 'Seattle',
    state: 'WA',
    country: 'US',
    postalCode: '98101',
    emailAddress: 'funding@demo.example',
  },
  contactInformation: [],
});

/** Adds cards with these numbers, each call twice, and takes most of them away again; returns how many there were. */
export async function addCards(client: PortalClient, numbers: Numbers, count: number): Promise<number> {
  for (let nth = 0; nth < count; nth += 1) {
    const body = bodyOf(numbers.next());
    const key = randomUUID();
    const added = expectStatus(await client.call('POST', '/creditCards', body, { key }), 201);
    expectStatus(await client.call('POST', '/creditCards', body, { key }), 201);
    if (nth >= KEPT) await client.call('DELETE', `/creditCards/${textAt(objectOf(added), 'token')}`);
  }
  return count;
}

/** A card that the gateway gets, and answers nothing about; the server says so in its log. */
export async function loseResponses(client: PortalClient, controlUrl: string, numbers: Numbers): Promise<void> {
  for (const kind of ['timeoutAfter', 'error5xx']) {
    await fetch(`${controlUrl}/control/faults`, {
      method: 'POST',
      body: new URLSearchParams({ kind, times: '1' }),
      redirect: 'manual',
    });
    expectStatus(await client.call('POST', '/creditCards', bodyOf(numbers.next())), 503);
  }
}
