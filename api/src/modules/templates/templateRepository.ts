import { STANDARD_ETID } from '@portal/shared/domain/settings';
import type { Executor } from '../../db/client.ts';

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

/** Adds the standard template of a platform. */
export const insertStandardTemplate = (
  executor: Executor,
  { id, created_at }: { readonly id: bigint; readonly created_at: Date },
) =>
  executor
    .insertInto('email_templates')
    .values({ ...STANDARD_TEMPLATE, platform_id: id, created_at })
    .execute();
