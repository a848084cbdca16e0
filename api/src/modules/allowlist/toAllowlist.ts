import type { AllowlistOfPlatform } from '@portal/shared/contract/allowlist';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { Executor } from '../../db/client.ts';
import { findUser } from '../identity/index.ts';
import { findPlatform } from '../platforms/index.ts';
import { countFormerRecipients, countRecipients } from './allowlistReadModel.ts';
import type { AllowlistRow } from './allowlistRepository.ts';

/** Returns the name of who changed a list last; null when nobody did. */
export async function readModifier(executor: Executor, row: AllowlistRow): Promise<string | null> {
  if (row.changed_by_user_id === null) return null;
  const user = await findUser(executor, { platformId: row.platform_id, id: row.changed_by_user_id });
  return fullName(user.first_name, user.last_name);
}

/** Returns a list as clients read it. */
export async function toAllowlist(executor: Executor, row: AllowlistRow, now: Date): Promise<AllowlistOfPlatform> {
  const { platform_id: platformId, former_until } = row;
  return {
    recipientCount: await countRecipients(executor, platformId),
    enabled: (await findPlatform(executor, platformId)).has_allowlist,
    version: row.version,
    modifiedDate: row.changed_at.toISOString(),
    modifiedBy: await readModifier(executor, row),
    former:
      former_until === null || former_until <= now
        ? null
        : { recipientCount: await countFormerRecipients(executor, platformId), until: former_until.toISOString() },
  };
}
