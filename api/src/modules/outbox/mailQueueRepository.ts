import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import { insertAll } from '../../db/insertAll.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { waitsInQueue } from '../../jobs/waitsInQueue.ts';
import type { MailResult } from '../../providers/email/Mailer.ts';
import type { TextResult } from '../../providers/text/TextSender.ts';
import { messageReason } from './messageReason.ts';
import type { SettledMail } from './RecordDelivery.ts';

/** A mail claimed by this process; `attempt` counts from 1. */
export interface ClaimedMail {
  readonly outboxId: bigint;
  readonly topic: string;
  /** A `Channel`. */
  readonly channel: string;
  readonly attempt: number;
}

export interface AttemptedMail extends ClaimedMail {
  readonly lineId: bigint | null;
  readonly recipient: string;
  readonly result: MailResult | TextResult;
}

/**
 * Claim result of each outbox row: claimed, already settled, held by another worker, or about a reward that may not go out now
 * or never again.
 */
export type ClaimState = { readonly claimed: ClaimedMail } | 'settled' | 'busy' | Withheld;

/** Why the mail of a reward does not go out: it is on hold or what was asked of the issuer is not answered, or it has ended. */
type Withheld = 'onHold' | EndedReward;

export type EndedReward = 'cancelled' | 'expired';

/** Claims the pending rows of `outboxIds` until `until`, so that no other worker sends them. */
export async function claimMails(
  db: Db,
  platformId: bigint,
  outboxIds: readonly bigint[],
  now: Date,
  until: Date,
): Promise<Map<bigint, ClaimState>> {
  const waiting = await db
    .with('claimed', (qb) =>
      qb
        .updateTable('outbox')
        .set((eb) => ({ claimed_until: until, attempts: eb('attempts', '+', 1) }))
        .where(isOneOf(platformId, outboxIds))
        .where('status', '=', 'PENDING')
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
        .where(sql<boolean>`not exists (${withholding(now)})`)
        .returning(['id', 'attempts as attempt']),
    )
    .selectFrom('outbox')
    .leftJoin('claimed', 'claimed.id', 'outbox.id')
    .select(['outbox.id', 'topic', 'channel', 'attempt', sql<Withheld | null>`(${withholding(now)})`.as('withheld')])
    .where(isOneOf(platformId, outboxIds))
    .where('status', '=', 'PENDING')
    .execute();
  const states = new Map<bigint, ClaimState>(outboxIds.map((id) => [id, 'settled']));
  for (const { id, topic, channel, attempt, withheld } of waiting)
    states.set(id, attempt === null ? (withheld ?? 'busy') : { claimed: { outboxId: id, topic, channel, attempt } });
  return states;
}

/** Selects what keeps a mail's reward from going out, or no row. */
const withholding = (now: Date) =>
  sql<Withheld>`select case when rewards.status = 'CANCELLED' then 'cancelled'
      when rewards.expires_at <= ${now} then 'expired' else 'onHold' end
    from rewards where rewards.platform_id = outbox.platform_id and rewards.id = outbox.reward_id
      and (rewards.status = 'CANCELLED' or rewards.expires_at <= ${now}
        or (rewards.status = 'FROZEN' and (rewards.frozen_until is null or rewards.frozen_until > ${now}))
        or exists (select from reward_actions as asked where asked.platform_id = rewards.platform_id
          and asked.reward_id = rewards.id and asked.state = 'OPEN' and asked.kind <> 'UNFREEZE'))`;

/** A single array parameter, whatever the number of ids. */
const isOneOf = (platformId: bigint, outboxIds: readonly bigint[]): RawBuilder<boolean> =>
  sql<boolean>`outbox.platform_id = ${platformId} and outbox.id = any(${outboxIds}::bigint[])`;

/** Gives up the claims of mails that may not go out any more since they were claimed. Returns their ids. */
export async function releaseWithheld(
  db: Db,
  platformId: bigint,
  mails: readonly ClaimedMail[],
  now: Date,
): Promise<ReadonlySet<bigint>> {
  const rows = await db
    .updateTable('outbox')
    .set({ claimed_until: null })
    .where(areClaimed(platformId, mails))
    .where(sql<boolean>`exists (${withholding(now)})`)
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Renews claims that no other worker has taken. */
export async function renewClaims(
  db: Db,
  platformId: bigint,
  mails: readonly ClaimedMail[],
  until: Date,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ claimed_until: until })
    .where(areClaimed(platformId, mails))
    .where('status', '=', 'PENDING')
    .execute();
}

/** Matches the mails whose claim no other worker has taken. */
const areClaimed = (platformId: bigint, mails: readonly ClaimedMail[]): RawBuilder<boolean> =>
  sql<boolean>`outbox.platform_id = ${platformId} and (outbox.id, outbox.attempts) in (select * from
    unnest(${mails.map(({ outboxId }) => outboxId)}::bigint[], ${mails.map(({ attempt }) => attempt)}::int[]))`;

const OUTCOMES = { sent: 'SENT', refused: 'BOUNCED', failed: 'FAILED' } as const;

/** Records the server's response to each mail. Returns those about lines that it has settled. */
export async function recordAttempts(
  tx: Tx,
  platformId: bigint,
  mails: readonly AttemptedMail[],
  at: Date,
): Promise<SettledMail[]> {
  if (mails.length === 0) return [];
  const attempts = mails.map(({ outboxId, lineId, attempt, recipient, result: response }) => ({
    platform_id: platformId,
    outbox_id: outboxId,
    order_line_id: lineId,
    attempt,
    recipient,
    outcome: OUTCOMES[response.outcome],
    response: response.response,
    created_at: at,
  }));
  await insertAll(tx, 'delivery_attempts', attempts, ['id']);
  const settled = await settleMails(tx, platformId, mails.flatMap(endOf), at);
  for (const { outboxId, attempt, result: response } of mails.filter((mail) => mail.result.outcome === 'failed')) {
    await tx
      .updateTable('outbox')
      .set({ claimed_until: null, last_error: response.response })
      .where('platform_id', '=', platformId)
      .where('id', '=', outboxId)
      .where('attempts', '=', attempt)
      .execute();
  }
  return settled;
}

/** Mails whose attempt is not recorded yet: a commit may have succeeded although its confirmation was lost. */
export async function unrecorded(
  tx: Tx,
  platformId: bigint,
  mails: readonly AttemptedMail[],
): Promise<AttemptedMail[]> {
  if (mails.length === 0) return [];
  const rows = await tx
    .selectFrom('delivery_attempts')
    .select(['outbox_id', 'attempt'])
    .where('platform_id', '=', platformId)
    .where(
      'outbox_id',
      'in',
      mails.map(({ outboxId }) => outboxId),
    )
    .execute();
  return mails.filter((mail) => !rows.some((row) => row.outbox_id === mail.outboxId && row.attempt === mail.attempt));
}

/** Final result of a mail; `reason` is null when the recipient's server accepted it. */
interface MailEnd {
  readonly outboxId: bigint;
  readonly reason: LineReason | null;
  /** The id of an accepted text at its service. */
  readonly sid?: string;
}

/** Final result of an attempt, or none when the mail may be retried. */
function endOf({ outboxId, channel, recipient, result: response }: AttemptedMail): MailEnd[] {
  if (response.outcome === 'failed') return [];
  if (response.outcome === 'sent') return [{ outboxId, reason: null, ...('sid' in response && { sid: response.sid }) }];
  return [{ outboxId, reason: recipient === '' ? 'noAddress' : messageReason(channel, response.response, true) }];
}

async function settleMails(tx: Tx, platformId: bigint, ends: readonly MailEnd[], at: Date): Promise<SettledMail[]> {
  if (ends.length === 0) return [];
  const ids = ends.map(({ outboxId }) => outboxId);
  const reasons = ends.map(({ reason }) => reason ?? '');
  const sids = ends.map(({ sid }) => sid ?? '');
  const { rows } = await sql<{ lineId: bigint | null; reason: LineReason | null; status: string }>`
    with ended as (
      select id, nullif(reason, '') as reason, nullif(sid, '') as sid
      from unnest(${ids}::bigint[], ${reasons}::text[], ${sids}::text[]) as e(id, reason, sid)
    )
    update outbox set status = case when ended.reason is not null then 'DEAD' when ended.sid is null then 'DELIVERED' else 'SENT' end,
      provider_message_id = ended.sid, settled_at = ${at}, claimed_until = null
    from ended where outbox.platform_id = ${platformId} and outbox.id = ended.id and status = 'PENDING'
    returning order_line_id as "lineId", ended.reason, status`.execute(tx);
  return rows.flatMap(({ lineId, reason, status }) =>
    lineId === null ? [] : [{ lineId, reason, ...(status === 'SENT' && { status }) }],
  );
}

/** Gives up a mail after its last attempt, unless it is being sent. Returns it when it is about a line. */
export async function buryMail(tx: Tx, { platformId, id }: TenantKey, at: Date): Promise<SettledMail[]> {
  const free = await tx
    .selectFrom('outbox')
    .select(['id', 'channel', 'last_error'])
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at)]))
    .forUpdate()
    .execute();
  const ends = free.map((mail) => ({ outboxId: mail.id, reason: messageReason(mail.channel, mail.last_error, false) }));
  return settleMails(tx, platformId, ends, at);
}

/** Gives up mails whose reward has ended, but for those that are being sent. Returns those about lines. */
export async function buryEndedMails(
  tx: Tx,
  platformId: bigint,
  ended: ReadonlyMap<bigint, EndedReward>,
  at: Date,
): Promise<SettledMail[]> {
  const free = await tx
    .selectFrom('outbox')
    .select('id')
    .where(isOneOf(platformId, [...ended.keys()]))
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at)]))
    .forUpdate()
    .execute();
  return settleMails(
    tx,
    platformId,
    free.map(({ id }) => ({ outboxId: id, reason: ended.get(id) ?? 'cancelled' })),
    at,
  );
}

/** Unsent mails without a waiting job. */
export async function waitingMails(db: Db): Promise<TenantKey[]> {
  const rows = await db
    .selectFrom('outbox')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'id'])
    .where('status', '=', 'PENDING')
    .where((eb) => eb.not(waitsInQueue('send-reward-mail', 'outboxId', 'outbox.id')))
    .orderBy('id')
    .execute();
  return rows.map(keyOf);
}

/** Releases the claims of a dead process; only valid when no other process can be sending. */
export async function releaseClaims(db: Db): Promise<void> {
  await db
    .updateTable('outbox')
    .modifyEnd(EVERY_TENANT)
    .set({ claimed_until: null })
    .where('status', '=', 'PENDING')
    .where('claimed_until', 'is not', null)
    .execute();
}
