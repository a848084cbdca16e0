import { USER_FILE_FIELDS, USER_FILE_HEADINGS } from '@portal/shared/domain/userFiles/userFileFields';
import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { toLangKey } from '@portal/shared/domain/people/languages';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import { readInvitationChoices } from '../team/index.ts';

/** A file to fill in. */
export interface UserFileTemplate {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Columns beside those of users that list what may stand in them; a file may come back with them. */
export const TEMPLATE_LISTS: readonly string[] = [
  'Available Roles',
  'Available Languages',
  'Available Groups',
  'Available Accounts',
];

/** Returns the columns of a file of users, and beside them what the organisation has to fill in. */
export async function createUserFileTemplate(db: Db, user: SessionUser): Promise<UserFileTemplate> {
  const { roles, groups, accounts } = await readInvitationChoices(db, user);
  const named = ({ identifier, displayName }: { readonly identifier: string; readonly displayName: string }) =>
    `${identifier} (${displayName})`;
  const lists = [
    roles.filter(({ isGrantable, hasRights }) => isGrantable && hasRights).map(({ name }) => name),
    LANGUAGES.map(toLangKey),
    groups.filter(({ isGrantable }) => isGrantable).map(named),
    accounts.map(named),
  ];
  const rowCount = Math.max(...lists.map(({ length }) => length));
  return {
    headings: [...USER_FILE_FIELDS.map((field) => USER_FILE_HEADINGS[field]), ...TEMPLATE_LISTS],
    rows: Array.from({ length: rowCount }, (_row, index) => [
      ...USER_FILE_FIELDS.map(() => ''),
      ...lists.map((list) => list[index] ?? ''),
    ]),
  };
}
