import { createHash, randomUUID } from 'node:crypto';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import { USER_FILE_LIMITS } from '@portal/shared/domain/userFiles/userFileLimits';
import type { Tx } from '../db/client.ts';
import { listMemberEmails, listTakenEmails, readJobUser } from '../modules/identity/index.ts';
import { loadUserRowCheck, storeUserFile, updateAddresses } from '../modules/userFiles/index.ts';
import { idOf } from './demoIds.ts';
import { HOME_PLATFORM } from './demoOrganisation.ts';
import type { OrganisationIds } from './loadOrganisation.ts';

const HOUR_MS = 3_600_000;
const ADMIN = 'admin@demo.example';
const FILE_NAME = 'new-colleagues.csv';

/** New colleagues; in the last rows something is still wrong, and one belongs to another organisation. */
const ROWS: readonly (readonly string[])[] = [
  ['leonie.brandt@alder-finch.example', 'Léonie', 'Brandt', 'standard', 'en', 'no', 'G10002', ''],
  ['koji.mori@alder-finch.example', '浩二', '森', 'support', 'ja', 'no', '', 'A10001;A20001'],
  ['paula.soto@alder-finch.example', 'Paula', 'Soto', 'support lead', 'es', 'yes', '', ''],
  ['omar.elsewhere@example.org', 'Omar', 'Elsewhere', 'standard', 'en', 'no', 'G10002', ''],
  ['nora.present@example.com', 'Nora', 'Present', 'standard', 'en', 'no', 'G10002', ''],
  ['tim.hall@', 'Tim', 'Hall', 'standard', 'en', 'no', 'G10001', ''],
  ['ada.quist@alder-finch.example', 'Ada', 'Quist', 'team lead', 'en', 'no', 'G10001', ''],
  ['ben.roth@alder-finch.example', 'Ben', 'Roth', 'standard', 'en', 'yes', 'G10001', ''],
];

/** A file of users that the administrator has half corrected. */
export async function loadUserFile(tx: Tx, ids: OrganisationIds, now: Date): Promise<void> {
  const platformId = idOf(ids.platforms, HOME_PLATFORM.clientId);
  const user = await readJobUser(tx, { platformId, id: idOf(ids.users, ADMIN) });
  if (user === null) throw new Error('The administrator of the demo cannot sign in');
  const createdAt = new Date(now.getTime() - HOUR_MS);
  const file = {
    platform_id: platformId,
    id: randomUUID(),
    user_id: user.id,
    file_name: FILE_NAME,
    file_hash: createHash('sha256').update(JSON.stringify(ROWS)).digest('hex'),
    ignored_headings: '[]',
    state: 'CHECKED',
    version: 2,
    created_at: createdAt,
    expires_at: new Date(createdAt.getTime() + USER_FILE_LIMITS.keptMs),
  };
  const rows = ROWS.map((texts, index) => ({
    sheetRow: index + 2,
    isHidden: false,
    isTooLong: false,
    cells: toCells(texts),
  }));
  await storeUserFile(tx, file, rows, await loadUserRowCheck(tx, user));
  const emails = ROWS.map(([email = '']) => email);
  const members = await listMemberEmails(tx, platformId, emails);
  const taken = await listTakenEmails(tx, emails);
  const ownerOf = (email: string): string => (members.has(email) ? 'MEMBER' : taken.has(email) ? 'ELSEWHERE' : 'FREE');
  await updateAddresses(
    tx,
    file,
    emails.map((email, index) => ({
      row_number: index + 1,
      email_key: emailKey(email),
      address: ownerOf(email),
      look_up_at: null,
    })),
  );
}

function toCells([
  email = '',
  firstName = '',
  lastName = '',
  role = '',
  language = '',
  platformAccess = '',
  ...scopes
]: readonly string[]) {
  const [groups = '', accounts = ''] = scopes;
  return { email, firstName, lastName, role, language, platformAccess, groups, accounts };
}
