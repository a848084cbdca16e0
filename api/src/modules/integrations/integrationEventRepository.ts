import type { RecordIntegration } from '../apiCredentials/index.ts';

/** Adds a row to the history of integrations. */
export const recordIntegration: RecordIntegration = async (tx, platformId, { integration, action, items, by, at }) => {
  await tx
    .insertInto('integration_events')
    .values({
      platform_id: platformId,
      integration,
      action,
      items: JSON.stringify(items.map(({ kind, displayName }) => ({ kind, displayName }))),
      cause: by.cause,
      user_id: by.cause === 'PERSON' ? by.userId : null,
      created_at: at,
    })
    .execute();
};
