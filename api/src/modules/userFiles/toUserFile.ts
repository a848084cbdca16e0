import type { UserFile, UserFileRow } from '@portal/shared/contract/userFiles';
import { USER_FILE_STATES, USER_ROW_OUTCOMES } from '@portal/shared/domain/userFiles/userFileFields';
import type { Executor } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { countRows, type StoredFile, type StoredRow } from './userFileReadModel.ts';

/** A file as it is shown. */
export async function showFile(executor: Executor, file: StoredFile): Promise<UserFile> {
  const { later_at, moves_open, ...counts } = await countRows(executor, file);
  return {
    ...counts,
    fileId: file.id,
    fileName: file.file_name,
    state: oneOf(USER_FILE_STATES, file.state),
    version: file.version,
    laterAt: later_at === null ? null : later_at.toISOString(),
    movesOpen: moves_open,
    ignoredHeadings: [...file.ignored_headings],
    createdAt: file.created_at.toISOString(),
    expiresAt: file.expires_at.toISOString(),
  };
}

export const toUserFileRow = (row: StoredRow): UserFileRow => ({
  rowNumber: row.row_number,
  sheetRow: row.sheet_row,
  isHidden: row.is_hidden,
  cells: { ...row.cells },
  errors: [
    ...row.refusals.map(({ field, key, values }) => ({
      field,
      i18nKey: key,
      ...(values && { values: { ...values } }),
    })),
    ...(row.outcome === null ? addressErrors(row) : []),
  ],
  isMove: !row.is_wrong && row.address === 'ELSEWHERE',
  isMoveApproved: row.is_move_approved,
  outcome: row.outcome === null ? null : oneOf(USER_ROW_OUTCOMES, row.outcome),
});

function addressErrors({ repeats_row, address, look_up_at }: StoredRow): UserFileRow['errors'] {
  const field = 'email';
  if (repeats_row !== null) return [{ field, i18nKey: 'error.userRow.repeated', values: { row: String(repeats_row) } }];
  if (address === 'MEMBER') return [{ field, i18nKey: 'error.user.member' }];
  if (address !== 'LATER') return [];
  return [{ field, i18nKey: 'error.userRow.later', values: { at: look_up_at?.toISOString() ?? '' } }];
}
