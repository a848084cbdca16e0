import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { OnboardingDrafts } from '../../db/schema.generated.ts';

export type OnboardingDraftRow = Selectable<OnboardingDrafts>;

/** Returns the draft of an organisation's wizard; undefined before it was saved. */
export const findDraft = (executor: Executor, platformId: bigint): Promise<OnboardingDraftRow | undefined> =>
  executor.selectFrom('onboarding_drafts').selectAll().where('platform_id', '=', platformId).executeTakeFirst();

/** Adds the draft of an organisation, or replaces it. */
export const putDraft = (tx: Tx, row: Insertable<OnboardingDrafts>): Promise<OnboardingDraftRow> =>
  tx
    .insertInto('onboarding_drafts')
    .values(row)
    .onConflict((conflict) => conflict.column('platform_id').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();

/** Deletes the draft of an organisation, with its sealed tax id. */
export const deleteDraft = (tx: Tx, platformId: bigint) =>
  tx.deleteFrom('onboarding_drafts').where('platform_id', '=', platformId).execute();
