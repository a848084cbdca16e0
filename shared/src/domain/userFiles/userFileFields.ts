/** The columns of a file of users, in the order of the template. */
export const USER_FILE_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'role',
  'language',
  'platformAccess',
  'groups',
  'accounts',
] as const;
export type UserFileField = (typeof USER_FILE_FIELDS)[number];

/** A row as it was read or typed. */
export type UserFileRow = Readonly<Record<UserFileField, string>>;

/** The headings of the template, which are the same in every language. */
export const USER_FILE_HEADINGS: Readonly<Record<UserFileField, string>> = {
  email: 'Email',
  firstName: 'First Name',
  lastName: 'Last Name',
  role: 'Role',
  language: 'Language',
  platformAccess: 'Platform Access',
  groups: 'Groups',
  accounts: 'Accounts',
};

/** Columns without which a file is not taken. */
export const NEEDED_USER_FIELDS: readonly UserFileField[] = ['email', 'firstName', 'lastName', 'role'];

/** Stands between several groups or accounts in one cell. */
export const LIST_SEPARATOR = ';';

/** CHECKED while its rows can be corrected; INVITING while a job invites; DONE when every chosen row has its outcome. */
export const USER_FILE_STATES = ['CHECKED', 'INVITING', 'DONE'] as const;
export type UserFileState = (typeof USER_FILE_STATES)[number];

/**
 * Outcomes of a row that was confirmed: WAITING for the job; INVITED; ASKED, as a user of another organisation, to move here; FAILED,
 * because something changed after it was confirmed.
 */
export const USER_ROW_OUTCOMES = ['WAITING', 'INVITED', 'ASKED', 'FAILED'] as const;
export type UserRowOutcome = (typeof USER_ROW_OUTCOMES)[number];
