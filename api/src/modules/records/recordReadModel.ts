import { readLineIdentifier, type RecordType } from '@portal/shared/domain/access/recordTypes';
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../db/client.ts';

/** A stored record: its platform, its identifier, the parts of its page's address, and the fields that may be seen. */
export interface RecordRow {
  readonly platform_id: bigint | null;
  readonly platform_client_id: string | null;
  readonly platform_name: string | null;
  readonly identifier: string;
  readonly [field: string]: unknown;
}

/** Most records of one identifier, such as the entries of a journal or a template that every organisation has. */
const LISTED = 20;

/** Each platform is asked by its own key, so that no table is read as a whole. */
const OWNER = sql`platforms.id as platform_id, platforms.platform_client_id, platforms.name as platform_name`;

/** No order has an empty reference. */
const NO_LINE = { reference: '', line: 0 };

const lines = (identifier: string, platforms: RawBuilder<unknown>): RawBuilder<unknown> => {
  const { reference, line } = readLineIdentifier(identifier) ?? NO_LINE;
  return sql`${platforms}
    join orders o on o.platform_id = platforms.id and o.reference_order_id = ${reference}
    join order_lines l on l.platform_id = platforms.id and l.order_id = o.id and l.line_number = ${line}`;
};

type RecordQuery = (identifier: string, platforms: RawBuilder<unknown>) => RawBuilder<RecordRow>;

/**
 * The statement that finds the records of an identifier among those of some platforms. What a statement selects is what people
 * see: a new column is not shown before somebody has judged it.
 */
const RECORD_QUERIES: Readonly<Record<RecordType, RecordQuery>> = {
  account: (identifier, platforms) => sql`
    select ${OWNER}, a.identifier, a.account_number, a.display_name, a.status, a.active, c.identifier as customer_identifier,
      c.display_name as customer, a.currency_code, w.balance_minor, a.credit_limit_minor, a.contact_email, a.created_at
    from ${platforms} join accounts a on a.platform_id = platforms.id and a.identifier = ${identifier}
    join customers c on c.platform_id = platforms.id and c.id = a.customer_id
    left join ledger_accounts w on w.platform_id = platforms.id and w.account_id = a.id and w.kind = 'WALLET'`,
  brandItem: (identifier) => sql`
    select null::bigint as platform_id, null as platform_client_id, null as platform_name, i.utid as identifier,
      i.reward_name, b.brand_key, b.brand_name, b.countries, i.currency_code, i.value_type, i.reward_type, i.fulfillment_type,
      i.face_value_minor, i.min_minor, i.max_minor, i.delivery_methods, i.is_available, i.availability_status, i.is_schedulable
    from catalog_items i join brands b on b.id = i.brand_id where i.utid = ${identifier}`,
  customer: (identifier, platforms) => sql`
    select ${OWNER}, c.identifier, c.display_name, c.status, c.created_at,
      (select count(*)::int from accounts a where a.platform_id = platforms.id and a.customer_id = c.id) as accounts
    from ${platforms} join customers c on c.platform_id = platforms.id and c.identifier = ${identifier}`,
  emailTemplate: (identifier, platforms) => sql`
    select ${OWNER}, t.etid as identifier, v.name, t.status, t.template_access, v.locale, v.from_name, v.from_email,
      v.reply_to_email, v.bcc_emails, v.subject_template, v.message_block, v.campaign, t.created_at
    from ${platforms} join email_templates t on t.platform_id = platforms.id and t.etid = ${identifier}
    join email_template_versions v on v.platform_id = platforms.id and v.etid = t.etid and v.version = t.version`,
  lineItem: (identifier, platforms) => sql`
    select ${OWNER}, o.reference_order_id || '/' || l.line_number as identifier, o.reference_order_id, l.line_number, l.utid,
      l.reward_name, l.brand_name, l.currency_code, l.amount_minor, l.quantity, l.status, l.status_reason, l.delivery_method,
      l.delivery_status, l.first_name, l.last_name, l.email, l.mobile_number, l.address, l.etid, l.sender_name, l.subject,
      l.ptid, l.to_name, l.from_name, l.letter_head_title, l.shipping_method, l.shipping_minor,
      l.notes, l.external_reference_id, l.tracking_number, l.processed_at
    from ${lines(identifier, platforms)}`,
  order: (identifier, platforms) => sql`
    select ${OWNER}, o.reference_order_id as identifier, o.status, o.state, o.order_source, a.identifier as account_identifier,
      a.display_name as account, u.email as created_by, o.currency_code, o.reward_minor, o.fee_minor, o.shipping_minor,
      o.total_minor, o.refunded_minor, o.delivered_minor, o.payment_method, o.purchase_order_number, o.external_reference_id,
      o.notes, o.line_count, o.failed_lines, o.recipient_summary, o.reward_names, o.created_at, o.completed_at
    from ${platforms} join orders o on o.platform_id = platforms.id and o.reference_order_id = ${identifier}
    join accounts a on a.platform_id = platforms.id and a.id = o.account_id
    join users u on u.platform_id = platforms.id and u.id = o.user_id`,
  incentive: (identifier, platforms) => sql`
    select ${OWNER}, i.identifier, i.display_name, i.is_on, i.currency_code, i.amount_minor, i.utid, i.etid,
      a.identifier as account_identifier, a.display_name as account, i.quantity, i.rewards_issued, i.completes_allowed,
      i.responses_taken, i.start_date::text as start_date, i.end_date::text as end_date, i.time_zone, i.sender_name, i.subject,
      i.last_completed_at, u.email as created_by, i.created_at
    from ${platforms} join incentives i on i.platform_id = platforms.id and i.identifier = ${identifier}
    join accounts a on a.platform_id = platforms.id and a.id = i.account_id
    join users u on u.platform_id = platforms.id and u.id = i.created_by_user_id`,
  platform: (identifier, platforms) => sql`
    select ${OWNER}, platform_client_id as identifier, platforms.name, description, status, kyb_status, support_email, is_staff,
      requires_line_notes, passwords_expire, feature_treatments, created_at
    from ${platforms} where platforms.platform_client_id = ${identifier}`,
  platformKey: (identifier, platforms) => sql`
    select ${OWNER}, k.identifier, k.type, k.display_name, k.masked_key, k.scopes, u.email as created_by, k.created_at, k.ends_at,
      k.deactivated_at, k.last_used_at, k.last_used_for
    from ${platforms} join api_credentials k on k.platform_id = platforms.id and k.identifier = ${identifier}
    join users u on u.platform_id = platforms.id and u.id = k.created_by_user_id
    union all
    select ${OWNER}, e.kid, 'EMBEDDER_KEY', e.label, null, null, null, e.created_at, null, e.revoked_at, null, null
    from ${platforms} join embedder_keys e on e.platform_id = platforms.id and e.kid = ${identifier}`,
  reward: (identifier, platforms) => sql`
    select ${OWNER}, o.reference_order_id || '/' || l.line_number as identifier, o.reference_order_id, l.line_number,
      l.reward_name, r.status, r.is_live, r.currency_code, r.initial_minor, r.remaining_minor, r.issued_at, r.expires_at,
      r.first_viewed_at, l.email
    from ${lines(identifier, platforms)} join rewards r on r.platform_id = platforms.id and r.order_line_id = l.id order by r.id desc`,
  transaction: (identifier, platforms) => sql`
    select ${OWNER}, j.identifier, j.type, j.description, e.currency_code, e.amount_minor, e.balance_after_minor, w.kind,
      a.identifier as account_identifier, o.reference_order_id, e.created_at
    from ${platforms} join ledger_journals j on j.platform_id = platforms.id and j.identifier = ${identifier}
    join ledger_entries e on e.platform_id = platforms.id and e.journal_id = j.id
    join ledger_accounts w on w.platform_id = platforms.id and w.id = e.ledger_account_id
    left join accounts a on a.platform_id = platforms.id and a.id = w.account_id
    left join orders o on o.platform_id = platforms.id and o.id = j.order_id order by e.id`,
  user: (identifier, platforms) => sql`
    select ${OWNER}, u.email as identifier, u.id::text as user_id, u.first_name, u.last_name, u.status, r.name as role_name, u.lang_key, u.mfa_type,
      u.organization_access, u.password_changed_at, u.created_at, u.modified_at,
      array(select authority from user_rights x where x.platform_id = platforms.id and x.user_id = u.id order by 1) as authorities
    from login_emails e join ${platforms} on platforms.id = e.platform_id
    join users u on u.platform_id = platforms.id and u.login_email = e.email
    left join roles r on r.platform_id = platforms.id and r.id = u.role_id where e.email = lower(${identifier})`,
};

const EVERY_PLATFORM = sql`platforms`;

/**
 * The records of an identifier as it was typed, else in capitals or small letters: references are in one case, and an index
 * serves each. `platformId`: of the organisation whose records they are; null: whichever.
 */
export async function findRecords(
  executor: Executor,
  platformId: bigint | null,
  type: RecordType,
  identifier: string,
): Promise<readonly RecordRow[]> {
  const platforms =
    platformId === null ? EVERY_PLATFORM : sql`(select * from platforms where platforms.id = ${platformId}) platforms`;
  for (const spelled of new Set([identifier, identifier.toUpperCase(), identifier.toLowerCase()])) {
    const query = sql<RecordRow>`select * from (${RECORD_QUERIES[type](spelled, platforms)}) found limit ${LISTED}`;
    const { rows } = await query.execute(executor);
    if (rows.length > 0) return rows;
  }
  return [];
}
