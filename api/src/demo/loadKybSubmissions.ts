import type { Tx } from '../db/client.ts';
import { NEW_PLATFORM, OTHER_PLATFORM, REVIEWED_PLATFORM } from './demoOrganisation.ts';
import { idOf } from './demoIds.ts';
import { foundedAt } from './foundedAt.ts';
import type { OrganisationIds } from './loadOrganisation.ts';

const HOUR_MS = 3_600_000;

const SUBMISSIONS = [
  {
    platform: OTHER_PLATFORM.clientId,
    user: 'owner@pocket-lantern.example',
    rewards_usage: ['RESEARCH_PARTICIPANTS'],
    company_name: 'Pocket Lantern LLC',
    country: 'US',
    address_line1: '12 Mill Pond Road',
    address_line2: 'Suite 4',
    city: 'Burlington',
    state: 'VT',
    postal_code: '05401',
    phone_number: '+12025550117',
    tax_id: '12-3456789',
  },
  {
    platform: NEW_PLATFORM.clientId,
    user: 'owner@brook-bramble.example',
    rewards_usage: ['CUSTOMERS', 'EMPLOYEES'],
    company_name: 'Brook & Bramble SRL',
    country: 'BE',
    address_line1: 'Rue du Marché 1',
    address_line2: null,
    city: 'Liège',
    state: null,
    postal_code: '4000',
    phone_number: '+33639980123',
    tax_id: null,
  },
  {
    platform: REVIEWED_PLATFORM.clientId,
    user: 'owner@field-fable.example',
    rewards_usage: ['CUSTOMERS'],
    company_name: 'Field & Fable Ltd',
    country: 'GB',
    address_line1: '8 Orchard Lane',
    address_line2: null,
    city: 'Hereford',
    state: null,
    postal_code: 'HR1 2AB',
    phone_number: '+447700900118',
    tax_id: 'GB 123 4567 89',
  },
];

/** Writes what the organisations without a decision submitted about their business, an hour after they began. */
export async function loadKybSubmissions(tx: Tx, { platforms, users }: OrganisationIds, now: Date): Promise<void> {
  const rows = SUBMISSIONS.map(({ platform, user, ...submitted }) => ({
    ...submitted,
    platform_id: idOf(platforms, platform),
    submitted_by_user_id: idOf(users, user),
    submitted_at: new Date(foundedAt(platform, now).getTime() + HOUR_MS),
  }));
  await tx.insertInto('kyb_submissions').values(rows).execute();
}
