import type { Tx } from '../db/client.ts';
import { createOpeningService } from '../modules/accounts/index.ts';
import { createTerms } from '../modules/agreements/index.ts';
import { hashPassword } from '../modules/identity/index.ts';
import { openOrganisation } from '../modules/signups/index.ts';
import { DEMO_PASSWORD } from './demoOrganisation.ts';

const HOUR_MS = 3_600_000;

/** A company that has signed up an hour ago, and whose owner has yet to tell about its business. */
export async function loadSignup(tx: Tx, now: Date): Promise<void> {
  const at = new Date(now.getTime() - HOUR_MS);
  const terms = createTerms(null);
  const request = {
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'owner@cedar-compass.example',
    companyName: 'Cedar Compass',
    country: 'US',
    addressLine1: '48 Lantern Street',
    addressLine2: '',
    city: 'Portland',
    state: 'OR',
    postalCode: '97205',
    annualSpendOver100k: false,
    distributesOnBehalf: true,
    useCase: 'RESEARCH_INCENTIVES',
    useCaseDetail: '',
    terms: { version: terms.version, language: 'en' },
    langKey: 'en',
    ipAddress: '203.0.113.240',
    at: at.toISOString(),
  } as const;
  const opener = createOpeningService({ clock: { now: () => at } });
  await openOrganisation(tx, { opener, terms }, request, await hashPassword(DEMO_PASSWORD), at);
}
