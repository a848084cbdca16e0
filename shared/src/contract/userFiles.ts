import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { array, boolean, number, object, type InferType } from 'yup';
import {
  USER_FILE_FIELDS,
  USER_FILE_STATES,
  USER_ROW_OUTCOMES,
  type UserFileField,
} from '../domain/userFiles/userFileFields.ts';
import { USER_FILE_LIMITS } from '../domain/userFiles/userFileLimits.ts';
import { fileNameText, Instant, Nullable, OneOf, pageNumber, recordVersion, text } from './common.ts';

export const userFileParams = object({ fileId: text().required() });

/** GET /api/users/files/template/{format}. */
export const userFileTemplateParams = object({ format: text().oneOf(['csv', 'xlsx']).required() });

/** POST /api/users/files: the file is the body. 422 at `file` for one that is not taken. */
export const userFileQuery = object({ fileName: fileNameText().max(1_000).required('error.upload.fileName') });
export type UserFileQuery = InferType<typeof userFileQuery>;

/**
 * A file of users, kept for whoever sent it until `expiresAt`. `wrong`: rows that something is wrong with; `invitations` and `moves`:
 * rows that Confirm would invite, and ask to move; `movesOpen`: moves that nobody has approved. After Confirm `waiting`, `invited`,
 * `asked` and `failed` count what became of the rows.
 */
export const UserFile = Type.Object({
  fileId: Type.String(),
  fileName: Type.String(),
  state: OneOf(USER_FILE_STATES),
  version: Type.Integer(),
  total: Type.Integer(),
  wrong: Type.Integer(),
  /** Rows whose address can be looked up only later, and the time of that. */
  later: Type.Integer(),
  laterAt: Nullable(Instant),
  invitations: Type.Integer(),
  moves: Type.Integer(),
  movesOpen: Type.Integer(),
  waiting: Type.Integer(),
  invited: Type.Integer(),
  asked: Type.Integer(),
  failed: Type.Integer(),
  /** Headings of the file that are no column of users. */
  ignoredHeadings: Type.Array(Type.String()),
  createdAt: Instant,
  expiresAt: Instant,
});
export type UserFile = Static<typeof UserFile>;

/** GET /api/users/files: the user's own, newest first. */
export const UserFiles = Type.Array(UserFile);

const rowNumber = () => number().integer().min(1).max(USER_FILE_LIMITS.rows).required('error.validation');

/** GET /api/users/files/{fileId}/rows. */
export const userFileRowsQuery = object({
  page: pageNumber,
  size: number().integer().min(1).max(USER_FILE_LIMITS.rows).default(USER_FILE_LIMITS.rows),
  only: text().oneOf(['wrong', 'moves', 'failed']).default(undefined),
});
export type UserFileRowsQuery = InferType<typeof userFileRowsQuery>;

/** An error of a cell; `field` is null for one of the whole row. */
const RowError = Type.Object({
  field: Nullable(Type.String()),
  i18nKey: Type.String(),
  values: Type.Optional(Type.Record(Type.String(), Type.String())),
});

/** A row with its cells as they were read or corrected. */
export const UserFileRow = Type.Object({
  rowNumber: Type.Integer(),
  /** The row of the sheet, or the record of the CSV. */
  sheetRow: Type.Integer(),
  isHidden: Type.Boolean(),
  cells: Type.Object({
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    role: Type.String(),
    language: Type.String(),
    platformAccess: Type.String(),
    groups: Type.String(),
    accounts: Type.String(),
  } satisfies Record<UserFileField, TSchema>),
  errors: Type.Array(RowError),
  /** Another organisation's user, who is asked to move here once somebody has approved it. */
  isMove: Type.Boolean(),
  isMoveApproved: Type.Boolean(),
  outcome: Nullable(OneOf(USER_ROW_OUTCOMES)),
});
export type UserFileRow = Static<typeof UserFileRow>;

/** X-Total-Count is the total. */
export const UserFileRows = Type.Array(UserFileRow);

/** PATCH /api/users/files/{fileId}/rows: cells, each with its new text. Without any, addresses that could not be looked up before are looked up. */
export const changeUserRowsBody = object({
  changes: array(
    object({
      rowNumber: rowNumber(),
      field: text().oneOf(USER_FILE_FIELDS).required('error.validation'),
      value: text().max(USER_FILE_LIMITS.rowLength, 'error.text.tooLong').defined(),
    }),
  )
    .max(USER_FILE_LIMITS.cellsOfCall, 'error.lines.tooMany')
    .required('error.lines.required'),
});
export type ChangeUserRowsBody = InferType<typeof changeUserRowsBody>;

/** The file, and the rows that read differently now. */
export const ChangedUserRows = Type.Object({ file: UserFile, rows: Type.Array(UserFileRow) });
export type ChangedUserRows = Static<typeof ChangedUserRows>;

/** PUT /api/users/files/{fileId}/moves: which users of other organisations may be asked to move here. */
export const userMovesBody = object({
  moves: array(object({ rowNumber: rowNumber(), isApproved: boolean().strict().required('error.validation') }))
    .min(1, 'error.lines.required')
    .max(USER_FILE_LIMITS.rows, 'error.lines.tooMany')
    .required('error.lines.required'),
});
export type UserMovesBody = InferType<typeof userMovesBody>;

/** POST /api/users/files/{fileId}/confirm: 409 when the file is not as it was read. */
export const confirmUserFileBody = object({ version: recordVersion(0) });
export type ConfirmUserFileBody = InferType<typeof confirmUserFileBody>;
