import { DEMO_ACCOUNT, DEMO_UTID } from '../harness/ordering.ts';
import { listOf, objectOf, textAt } from '../harness/json.ts';
import type { Callers } from './Callers.ts';

/** Values that calls take, by the name of the field. */
const SAMPLES: Readonly<Record<string, string>> = {
  username: 'nobody.known@demo.example',
  password: 'Not-The-Password-1!',
  email: 'ana@recipient.example',
  emailAddress: 'ana@recipient.example',
  contactEmail: 'finance@demo.example',
  recipientEmails: 'finance@demo.example',
  phoneNumber: '+14255550123',
  firstName: 'Ana',
  lastName: 'Souza',
  displayName: 'Card numbers',
  companyName: 'Alder Inc',
  label: 'Operations',
  addressLine1: '1 Main Street',
  addressOne: '1 Main Street',
  city: 'Seattle',
  state: 'WA',
  country: 'US',
  postalCode: '98101',
  currencyCode: 'USD',
  currency: 'USD',
  amount: '10.00',
  amounts: '0.11',
  threshold: '100.00',
  routingNumber: '021000021',
  accountNumber: '5550104444',
  expiration: '2031-07',
  verificationNumber: '123',
  utid: DEMO_UTID,
  etid: 'E000000',
  subject: 'Thank you',
  message: 'Thank you.',
  orderSource: 'PORTAL',
  accountIdentifier: DEMO_ACCOUNT,
  accountIdentifiers: DEMO_ACCOUNT,
  account: DEMO_ACCOUNT,
  accountID: DEMO_ACCOUNT,
  identifier: DEMO_ACCOUNT,
};

/** The samples with the identifiers of records of the demo data. */
export async function demoSamples({ baseUrl, tokens }: Callers): Promise<Readonly<Record<string, string>>> {
  const [authorization = ''] = tokens;
  const response = await fetch(`${baseUrl}/api/customers?size=500`, { headers: { authorization } });
  const groups = listOf(await response.json()).map(objectOf);
  const own = groups.find((group) => JSON.stringify(group['accounts']).includes(DEMO_ACCOUNT));
  const customer = textAt(own, 'identifier');
  return { ...SAMPLES, customer, customerIdentifier: customer, group: customer, groupId: customer };
}
