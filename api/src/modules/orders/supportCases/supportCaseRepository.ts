import type { SupportReason } from '@portal/shared/domain/ordering/supportCases';
import type { Executor, Tx } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';

const withPeople = (executor: Executor, line: TenantKey) =>
  executor
    .selectFrom('support_cases')
    .innerJoin('users as openers', (join) =>
      join
        .onRef('openers.platform_id', '=', 'support_cases.platform_id')
        .onRef('openers.id', '=', 'support_cases.opened_by_user_id'),
    )
    .leftJoin('users as closers', (join) =>
      join
        .onRef('closers.platform_id', '=', 'support_cases.platform_id')
        .onRef('closers.id', '=', 'support_cases.closed_by_user_id'),
    )
    .selectAll('support_cases')
    .select([
      'openers.first_name as opener_first_name',
      'openers.last_name as opener_last_name',
      'closers.first_name as closer_first_name',
      'closers.last_name as closer_last_name',
    ])
    .where('support_cases.platform_id', '=', line.platformId)
    .where('support_cases.order_line_id', '=', line.id);

/** A case with the names of who opened and closed it. */
export type SupportCaseView = Awaited<ReturnType<typeof listCases>>[number];

/** The cases of a line, newest first. */
export const listCases = (executor: Executor, line: TenantKey) =>
  withPeople(executor, line).orderBy('support_cases.id', 'desc').execute();

export const findCase = (
  executor: Executor,
  line: TenantKey,
  identifier: string,
): Promise<SupportCaseView | undefined> =>
  withPeople(executor, line).where('support_cases.identifier', '=', identifier).executeTakeFirst();

/** A note with the name of who wrote it. */
export type CaseNoteView = Awaited<ReturnType<typeof listNotes>>[number];

/** The notes of all cases of a line, oldest first. */
export const listNotes = (executor: Executor, line: TenantKey) =>
  executor
    .selectFrom('support_case_notes as notes')
    .innerJoin('support_cases', (join) =>
      join
        .onRef('support_cases.platform_id', '=', 'notes.platform_id')
        .onRef('support_cases.id', '=', 'notes.support_case_id'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'notes.platform_id').onRef('users.id', '=', 'notes.user_id'),
    )
    .select(['notes.support_case_id', 'notes.note', 'notes.created_at', 'users.first_name', 'users.last_name'])
    .where('notes.platform_id', '=', line.platformId)
    .where('support_cases.order_line_id', '=', line.id)
    .orderBy('notes.id')
    .execute();

interface NewCase {
  readonly identifier: string;
  readonly reason: SupportReason;
  readonly userId: bigint;
  readonly at: Date;
}

export const insertCase = (tx: Tx, line: TenantKey, { identifier, reason, userId, at }: NewCase) =>
  tx
    .insertInto('support_cases')
    .values({
      platform_id: line.platformId,
      order_line_id: line.id,
      identifier,
      reason,
      opened_by_user_id: userId,
      opened_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const insertNote = (
  tx: Tx,
  { platformId, id }: TenantKey,
  { userId, note, at }: { readonly userId: bigint; readonly note: string; readonly at: Date },
) =>
  tx
    .insertInto('support_case_notes')
    .values({ platform_id: platformId, support_case_id: id, user_id: userId, note, created_at: at })
    .execute();

/** Closes an open case; false when somebody closed it before. */
export async function closeCase(
  tx: Tx,
  { platformId, id }: TenantKey,
  { userId, at }: { readonly userId: bigint; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('support_cases')
    .set({ closed_by_user_id: userId, closed_at: at })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
