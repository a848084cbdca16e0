import type { RecordIntegration } from '../apiCredentials/index.ts';

/** Adds a row to the history of integrations. */
export const recordIntegration: RecordIntegration = async (tx, user, { integration, action, items, at }) => {
  await tx
    .insertInto('integration_events')
    .values({
      platform_id: user.platformId,
      integration,
      action,
      items: JSON.stringify(items.map(({ kind, displayName }) => ({ kind, displayName }))),
      user_id: user.id,
      created_at: at,
    })
    .execute();
};
