import type { Db, Executor, Tx } from '../../../db/client.ts';
import { EVERY_TENANT } from '../../../db/everyTenant.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';

/** Returns an organisation's key, sealed, and its certificate. */
export const findSamlKey = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('saml_keys')
    .select(['private_key', 'certificate'])
    .where('platform_id', '=', platformId)
    .executeTakeFirst();

/** Keeps the first key of an organisation. */
export const insertSamlKey = (
  executor: Executor,
  platformId: bigint,
  { sealedKey, certificate }: { readonly sealedKey: string; readonly certificate: string },
  at: Date,
) =>
  executor
    .insertInto('saml_keys')
    .values({ platform_id: platformId, private_key: sealedKey, certificate, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Notes an assertion; false when it was taken before. */
export async function takeAssertion(
  executor: Executor,
  { platformId, id }: TenantKey,
  assertionHash: string,
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('saml_assertions')
    .values({ platform_id: platformId, connection_id: id, assertion_hash: assertionHash, taken_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Keeps an answer, and of its connection the newest so many. */
export async function insertAnswer(
  tx: Tx,
  { platformId, id }: TenantKey,
  answer: { readonly refusal: string | null; readonly sealedXml: string; readonly receivedAt: Date },
  most: number,
): Promise<void> {
  await tx
    .insertInto('saml_answers')
    .values({
      platform_id: platformId,
      connection_id: id,
      received_at: answer.receivedAt,
      refusal: answer.refusal,
      xml: answer.sealedXml,
    })
    .execute();
  await tx
    .deleteFrom('saml_answers')
    .where('platform_id', '=', platformId)
    .where('connection_id', '=', id)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('saml_answers')
        .select('id')
        .where('platform_id', '=', platformId)
        .where('connection_id', '=', id)
        .orderBy('id', 'desc')
        .limit(most),
    )
    .execute();
}

/** Returns the answers of a connection since a time, newest first. */
export const listAnswers = (executor: Executor, { platformId, id }: TenantKey, since: Date) =>
  executor
    .selectFrom('saml_answers')
    .select(['id', 'received_at', 'refusal', 'xml'])
    .where('platform_id', '=', platformId)
    .where('connection_id', '=', id)
    .where('received_at', '>', since)
    .orderBy('id', 'desc')
    .execute();

/** Removes assertions that no open request could bring once more. */
export const deleteAssertionsBefore = (db: Db, time: Date) =>
  db.deleteFrom('saml_assertions').modifyEnd(EVERY_TENANT).where('taken_at', '<', time).execute();

export const deleteAnswersBefore = (db: Db, time: Date) =>
  db.deleteFrom('saml_answers').modifyEnd(EVERY_TENANT).where('received_at', '<', time).execute();
