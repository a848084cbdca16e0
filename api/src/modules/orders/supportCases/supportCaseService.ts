import { randomUUID } from 'node:crypto';
import type { OpenSupportCaseBody, SupportCase, SupportCaseNoteBody } from '@portal/shared/contract/supportCases';
import { SUPPORT_REASONS } from '@portal/shared/domain/ordering/supportCases';
import { fullName } from '@portal/shared/domain/people/fullName';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db, Executor, Tx } from '../../../db/client.ts';
import { isUuid } from '../../../db/isUuid.ts';
import { oneOf } from '../../../db/oneOf.ts';
import { keyOf, type TenantKey } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { AppError } from '../../../errors/AppError.ts';
import type { RequireLine } from '../requireLine.ts';
import { SUPPORT_CASE_FAILURES } from './supportCaseErrors.ts';
import * as cases from './supportCaseRepository.ts';

/** The line of a case, by its order and number. */
export interface LineAddress {
  readonly referenceOrderId: string;
  readonly lineNumber: string;
}

export interface CaseAddress extends LineAddress {
  readonly caseIdentifier: string;
}

interface SupportCaseDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly requireLine: RequireLine;
}

/** Support cases about lines; every method raises 404 for a line that the user does not see, or a case that it does not have. */
export function createSupportCaseService({ db, clock, requireLine }: SupportCaseDeps) {
  const lineOf = async (executor: Executor, user: SessionUser, address: LineAddress): Promise<TenantKey> =>
    keyOf((await requireLine(executor, user, address)).line);

  const find = async (executor: Executor, line: TenantKey, identifier: string) => {
    const found = isUuid(identifier) ? await cases.findCase(executor, line, identifier) : undefined;
    if (found === undefined) throw new AppError(SUPPORT_CASE_FAILURES.notFound);
    return found;
  };

  const read = async (executor: Executor, line: TenantKey, identifier: string): Promise<SupportCase> =>
    toSupportCase(await find(executor, line, identifier), await cases.listNotes(executor, line));

  const audit = (tx: Tx, user: SessionUser, action: string, identifier: string, at: Date) =>
    writeAudit(tx, {
      platformId: user.platformId,
      actorUserId: user.id,
      action: `supportCase.${action}`,
      entityType: 'supportCase',
      entityId: identifier,
      at,
    });

  return {
    list: async (user: SessionUser, address: LineAddress): Promise<SupportCase[]> => {
      const line = await lineOf(db, user, address);
      const notes = await cases.listNotes(db, line);
      return (await cases.listCases(db, line)).map((one) => toSupportCase(one, notes));
    },

    /** Raises 422 when the line has as many cases as it may have. */
    open: async (tx: Tx, user: SessionUser, address: LineAddress, body: OpenSupportCaseBody): Promise<SupportCase> => {
      const line = await lineOf(tx, user, address);
      if ((await cases.listCases(tx, line)).length >= SETTINGS.supportCases.ofLineMax)
        throw new AppError(SUPPORT_CASE_FAILURES.tooMany);
      const at = clock.now();
      const identifier = randomUUID();
      const { id } = await cases.insertCase(tx, line, { identifier, reason: body.reason, userId: user.id, at });
      await cases.insertNote(tx, { platformId: line.platformId, id }, { userId: user.id, note: body.note.trim(), at });
      await audit(tx, user, 'opened', identifier, at);
      return read(tx, line, identifier);
    },

    /** Raises 409 for a closed case, 422 when it has as many notes as it may have. */
    addNote: async (
      tx: Tx,
      user: SessionUser,
      address: CaseAddress,
      { note }: SupportCaseNoteBody,
    ): Promise<SupportCase> => {
      const line = await lineOf(tx, user, address);
      const found = await find(tx, line, address.caseIdentifier);
      if (found.closed_at !== null) throw new AppError(SUPPORT_CASE_FAILURES.closed);
      const notes = (await cases.listNotes(tx, line)).filter((one) => one.support_case_id === found.id);
      if (notes.length >= SETTINGS.supportCases.notesMax) throw new AppError(SUPPORT_CASE_FAILURES.tooMany);
      const at = clock.now();
      await cases.insertNote(tx, keyOf(found), { userId: user.id, note: note.trim(), at });
      await audit(tx, user, 'noted', found.identifier, at);
      return read(tx, line, found.identifier);
    },

    /** Raises 409 for a closed case. */
    close: (user: SessionUser, address: CaseAddress): Promise<SupportCase> =>
      withTransaction(db, async (tx) => {
        const line = await lineOf(tx, user, address);
        const found = await find(tx, line, address.caseIdentifier);
        const at = clock.now();
        if (!(await cases.closeCase(tx, keyOf(found), { userId: user.id, at })))
          throw new AppError(SUPPORT_CASE_FAILURES.closed);
        await audit(tx, user, 'closed', found.identifier, at);
        return read(tx, line, found.identifier);
      }),
  };
}

export type SupportCaseService = ReturnType<typeof createSupportCaseService>;

const toSupportCase = (row: cases.SupportCaseView, notes: readonly cases.CaseNoteView[]): SupportCase => ({
  caseIdentifier: row.identifier,
  reason: oneOf(SUPPORT_REASONS, row.reason),
  status: row.closed_at === null ? 'OPEN' : 'CLOSED',
  opened: { by: fullName(row.opener_first_name, row.opener_last_name), at: row.opened_at.toISOString() },
  closed: row.closed_at && {
    by: fullName(row.closer_first_name, row.closer_last_name),
    at: row.closed_at.toISOString(),
  },
  notes: notes
    .filter((note) => note.support_case_id === row.id)
    .map(({ note, created_at, first_name, last_name }) => ({
      note,
      by: fullName(first_name, last_name),
      at: created_at.toISOString(),
    })),
});
