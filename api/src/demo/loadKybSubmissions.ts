import type { Insertable } from 'kysely';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Tx } from '../db/client.ts';
import type { KybSubmissions } from '../db/schema.generated.ts';
import { sealTaxId, type SignUpAnswers } from '../modules/businessReview/index.ts';
import { resultsOf } from '../providers/kyb/sandbox/checkRoute.ts';
import {
  ASKED_PLATFORM,
  NEW_PLATFORM,
  OTHER_PLATFORM,
  REJECTED_PLATFORM,
  REVIEWED_PLATFORM,
} from './demoOrganisation.ts';
import { idOf } from './demoIds.ts';
import { foundedAt } from './foundedAt.ts';
import type { OrganisationIds } from './loadOrganisation.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const DAY_MS = 24 * HOUR_MS;
/** The member of staff who decides in the demo. */
export const DECIDER = 'staff@demo.example';
const REJECTION = 'The tax ID belongs to a company that was dissolved in 2019.';

interface DemoSubmission extends Omit<
  Insertable<KybSubmissions>,
  'platform_id' | 'submitted_by_user_id' | 'submitted_at' | 'tax_id' | 'sign_up' | 'decision'
> {
  readonly platform: string;
  readonly user: string;
  readonly tax_id: string | null;
  readonly sign_up?: SignUpAnswers;
  readonly decision?: { readonly decision: 'REJECT'; readonly reason: string; readonly daysAfter: number };
}

const SUBMISSIONS: readonly DemoSubmission[] = [
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
  {
    platform: ASKED_PLATFORM.clientId,
    user: 'owner@juniper-jetty.example',
    rewards_usage: ['CUSTOMERS', 'OTHER'],
    rewards_usage_other: 'Thank-yous for volunteers who clean the beach',
    company_name: 'Juniper & Jetty LLC',
    country: 'US',
    address_line1: '40 Harbor Street',
    address_line2: null,
    city: 'Newport',
    state: 'OR',
    postal_code: '97365',
    phone_number: '+12025550123',
    tax_id: '93-1122337',
    web_site: 'https://juniper-jetty.example',
    sign_up: {
      workEmail: 'owner@juniper-jetty.example',
      companyName: 'Juniper and Jetty',
      isLargeSpender: false,
      sendsForOthers: false,
      useCase: 'CUSTOMER_LOYALTY',
      useCaseDetail: null,
    },
  },
  {
    platform: REJECTED_PLATFORM.clientId,
    user: 'owner@quarry-quill.example',
    rewards_usage: ['CUSTOMERS'],
    company_name: 'Quarry & Quill Inc.',
    country: 'CA',
    address_line1: '7 Foundry Lane',
    address_line2: null,
    city: 'Kingston',
    state: 'ON',
    postal_code: 'K7L 1A1',
    phone_number: '+16135550142',
    tax_id: '123456788',
    decision: { decision: 'REJECT', reason: REJECTION, daysAfter: 2 },
  },
];

/** Writes what organisations submitted about their business an hour after they began, what was checked, and what was decided. */
export async function loadKybSubmissions(
  tx: Tx,
  { platforms, users }: OrganisationIds,
  { now, credentialKey }: { readonly now: Date; readonly credentialKey: Buffer },
): Promise<void> {
  for (const { platform, user, tax_id, sign_up, decision: decided, ...submitted } of SUBMISSIONS) {
    const platform_id = idOf(platforms, platform);
    const submitted_at = new Date(foundedAt(platform, now).getTime() + HOUR_MS);
    const { id } = await tx
      .insertInto('kyb_submissions')
      .values({
        ...submitted,
        ...sealTaxId(credentialKey, tax_id),
        platform_id,
        submitted_by_user_id: idOf(users, user),
        submitted_at,
        sign_up: sign_up === undefined ? null : JSON.stringify(sign_up),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const checked_at = new Date(submitted_at.getTime() + MINUTE_MS);
    await tx
      .insertInto('kyb_checks')
      .values({
        platform_id,
        submission_id: id,
        requested_at: submitted_at,
        answered_at: checked_at,
        results: JSON.stringify(resultsOf(tax_id)),
      })
      .execute();
    if (decided === undefined) continue;
    const { daysAfter, ...decision } = decided;
    const at = new Date(submitted_at.getTime() + daysAfter * DAY_MS);
    await tx
      .updateTable('kyb_submissions')
      .set({ ...decision, decided_at: at, decided_by: DECIDER })
      .where('platform_id', '=', platform_id)
      .where('id', '=', id)
      .execute();
    await auditDecision(tx, { platformId: platform_id, platform, ...decision, to: 'REJECTED', at });
  }
}

interface DemoDecision {
  readonly platformId: bigint;
  readonly platform: string;
  readonly decision: string;
  readonly reason: string;
  readonly to: string;
  readonly at: Date;
}

/** Writes a decision to the audit log, where the review reads it. */
export const auditDecision = (tx: Tx, { platformId, platform, decision, reason, to, at }: DemoDecision) =>
  writeAudit(tx, {
    platformId,
    actorUserId: null,
    staffEmail: DECIDER,
    action: 'kyb.decided',
    entityType: 'kybReview',
    entityId: platform,
    details: { decision, reason, from: 'UNDER_REVIEW', to },
    at,
  });
