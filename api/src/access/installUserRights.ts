import { createHash } from 'node:crypto';
import { DEFAULT_ROLES } from '@portal/shared/domain/access/defaultRoles';
import type pg from 'pg';

/** Any number, the same for every process that installs. */
const LOCK = 5_172_035;

const VALUES = Object.entries(DEFAULT_ROLES)
  .flatMap(([role, authorities]) => authorities.map((authority) => `('${role}', '${authority}')`))
  .join(', ');

/** The rights of users: their own additions, and those of their role, which of a default one are a constant. */
const VIEW = `create or replace view user_rights as
  select platform_id, user_id, authority from user_authorities
  union
  select users.platform_id, users.id, role_authorities.authority
  from users join role_authorities
    on role_authorities.platform_id = users.platform_id and role_authorities.role_id = users.role_id
  union
  select users.platform_id, users.id, defaults.authority
  from users join roles on roles.platform_id = users.platform_id and roles.id = users.role_id and roles.is_default
  join (values ${VALUES}) as defaults (role, authority) on defaults.role = roles.name`;

const CHECKSUM = createHash('sha256').update(VIEW).digest('hex');

/**
 * Installs the view of users' rights unless it is what is installed, as the owner: after every migration, since default roles
 * change and landed migrations do not. The checksum of what is installed is the view's comment.
 */
export async function installUserRights(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ comment: string | null }>(
    `select obj_description(to_regclass('user_rights'), 'pg_class') as comment`,
  );
  if (rows[0]?.comment === CHECKSUM) return;
  // One transaction, as statements that are sent together are.
  await owner.query(
    `select pg_advisory_xact_lock(${LOCK}); ${VIEW}; grant select on user_rights to portal_app;
      comment on view user_rights is '${CHECKSUM}'`,
  );
}
