import { STANDARD_ETID } from '@portal/shared/domain/settings';
import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { Platforms } from '../../db/schema.generated.ts';

/** A platform by row id. */
export const findPlatform = (executor: Executor, id: bigint): Promise<Selectable<Platforms>> =>
  executor.selectFrom('platforms').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** What a platform says of features itself; nothing for one that does not exist. */
export async function readOwnTreatments(executor: Executor, platformClientId: string): Promise<unknown> {
  const row = await executor
    .selectFrom('platforms')
    .select('feature_treatments')
    .where('platform_client_id', '=', platformClientId)
    .executeTakeFirst();
  return row?.feature_treatments;
}

/** The template that every platform has: it is chosen when no other is. No address of its own: the server's. */
const STANDARD_TEMPLATE = {
  etid: STANDARD_ETID,
  template_access: 'PLATFORM',
  name: 'Standard email',
  from_name: 'Rewards',
  subject_template: '{{recipient_name}}, your {{reward_name}} is here',
  message_block: '{{message}}',
  primary_color: '#1b5c80',
  sms_message_body: 'Hi {{recipient_name}}, {{sender_name}} sent you a reward of {{reward_amount}}.',
} as const;

/** Adds a platform with its standard template. */
export async function insertPlatform(
  executor: Executor,
  platform: Insertable<Platforms>,
): Promise<Selectable<Platforms>> {
  const row = await executor.insertInto('platforms').values(platform).returningAll().executeTakeFirstOrThrow();
  await executor
    .insertInto('email_templates')
    .values({ ...STANDARD_TEMPLATE, platform_id: row.id, created_at: row.created_at })
    .execute();
  return row;
}
