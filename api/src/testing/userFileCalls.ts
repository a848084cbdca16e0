import type { UserFile } from '@portal/shared/contract/userFiles';
import { USER_FILE_FIELDS, USER_FILE_HEADINGS } from '@portal/shared/domain/userFiles/userFileFields';
import { nextId } from './nextId.ts';
import type { Call } from './testApp.ts';

const HEADINGS = USER_FILE_FIELDS.map((field) => USER_FILE_HEADINGS[field]).join(',');

/** A file of users with these rows. */
export const userFileOf = (...rows: readonly string[]): string => [HEADINGS, ...rows].join('\r\n');

/** Sends a file of users. */
export const sendUserFile = (call: Call, payload: Buffer | string, fileName = 'team.csv') =>
  call({
    method: 'POST',
    url: '/api/users/files',
    query: { fileName },
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  });

/** A file of one row that is ready: somebody with access to an account. */
export async function readyUserFile(call: Call, accountIdentifier: string): Promise<UserFile> {
  const row = `${nextId()}@new.example,Ada,Levi,standard,en,no,,${accountIdentifier}`;
  return (await sendUserFile(call, userFileOf(row))).json<UserFile>();
}
