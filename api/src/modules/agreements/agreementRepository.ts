import { sql, type RawBuilder, type Insertable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { Agreements } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

type NewAgreement = Omit<Insertable<Agreements>, 'kind'>;

/** Records that the debit of a bank account was authorised, for good. */
export const insertBankAgreement = (
  tx: Tx,
  agreement: NewAgreement & { readonly bank_account_id: bigint; readonly text_hash: string },
) =>
  tx
    .insertInto('agreements')
    .values({ ...agreement, kind: 'BANK_DEBIT' })
    .execute();

/** Returns what was accepted last for a bank account. */
export const findBankAgreement = (executor: Executor, { platformId, id }: TenantKey) =>
  executor
    .selectFrom('agreements')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('bank_account_id', '=', id)
    // Each authorisation has one (`agreements_subject_check`).
    .$narrowType<{ text_hash: string }>()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Records that a user accepted terms, for good; a version that the user accepted before stays as it was. */
export const insertTermsAgreement = (tx: Tx, agreement: Omit<NewAgreement, 'bank_account_id'>) =>
  tx
    .insertInto('agreements')
    .values({ ...agreement, kind: 'TERMS' })
    .onConflict((conflict) =>
      conflict.columns(['platform_id', 'accepted_by_user_id', 'text_version']).where('kind', '=', 'TERMS').doNothing(),
    )
    .execute();

/** The condition that a user of a platform has accepted a version of the terms. */
export const hasAcceptedTerms = (
  user: { readonly platformId: RawBuilder<unknown>; readonly id: RawBuilder<unknown> },
  version: string,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from agreements where agreements.platform_id = ${user.platformId}
    and agreements.accepted_by_user_id = ${user.id} and agreements.kind = 'TERMS' and agreements.text_version = ${version})`;
