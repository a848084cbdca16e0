import type { Language } from '@portal/shared/domain/enumerations';
import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import { languageIn } from './toRewardMail.ts';

/** Returns the language of the latest text with a reward to a number (E.164), of whichever organisation; English for none. */
export async function findTextLanguage(executor: Executor, number: string): Promise<Language> {
  const { rows } = await sql<{ locale: string | null; lang_key: string }>`${EVERY_TENANT}
    select email_template_versions.locale, users.lang_key
    from platforms
    join lateral (select order_id, etid, template_version from order_lines
      where order_lines.platform_id = platforms.id and order_lines.mobile_number = ${number}
      order by order_id desc limit 1) as latest on true
    join orders on orders.platform_id = platforms.id and orders.id = latest.order_id
    join users on users.platform_id = platforms.id and users.id = orders.user_id
    left join email_template_versions on email_template_versions.platform_id = platforms.id
      and email_template_versions.etid = latest.etid and email_template_versions.version = latest.template_version
    order by orders.created_at desc limit 1`.execute(executor);
  const [latest] = rows;
  return latest === undefined ? 'en' : languageIn(latest);
}
