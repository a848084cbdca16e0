import type { NewUserBody, TeamUserRecord, UserChange } from '@portal/shared/contract/users';
import { toNoticeMail } from '../modules/outbox/notices/noticeMail.ts';
import { readNoticeRows } from '../modules/outbox/notices/noticeReadModel.ts';
import { ACCEPTED_TERMS } from './acceptedTerms.ts';
import { buildAccount, buildCustomer, buildPlatform, buildUser } from './builders.ts';
import type { Call, TestApp } from './testApp.ts';

/** An organisation with two groups, an account in each, an administrator, and one of the first group alone. */
export async function buildTeam(testApp: TestApp) {
  const { db } = testApp;
  const platform = await buildPlatform(db, { kyb_status: 'APPROVED', name: 'Alder & Finch' });
  const platform_id = platform.id;
  const group = await buildCustomer(db, { platform_id });
  const otherGroup = await buildCustomer(db, { platform_id });
  const account = await buildAccount(db, { platform_id, customer_id: group.id });
  const otherAccount = await buildAccount(db, { platform_id, customer_id: otherGroup.id });
  const { id: administratorRoleId } = await db
    .selectFrom('roles')
    .select('id')
    .where('platform_id', '=', platform_id)
    .where('name', '=', 'admin')
    .executeTakeFirstOrThrow();
  const administrator = await buildUser(db, {
    platform_id,
    first_name: 'Tomás',
    last_name: 'Rivera',
    organization_access: true,
    role_id: administratorRoleId,
  });
  const groupAdministrator = await buildUser(db, {
    platform_id,
    customerIds: [group.id],
    authorities: ['USER_ADMINISTRATION', 'PLACE_ORDER_ACCESS'],
  });
  return { platform, group, otherGroup, account, otherAccount, administrator, administratorRoleId, groupAdministrator };
}

export type Team = Awaited<ReturnType<typeof buildTeam>>;

let people = 0;

/** A body that invites somebody to place orders from the first account. */
export const buildNewUser = ({ account }: Team, changes: Partial<NewUserBody> = {}): NewUserBody => ({
  firstName: 'Claire',
  lastName: 'Moreau',
  email: `claire${(people += 1)}@platform.example`,
  langKey: 'fr',
  roleId: null,
  authorities: ['PLACE_ORDER_ACCESS', 'VIEW_BALANCE_ACCESS'],
  organizationAccess: false,
  customerIdentifiers: [],
  accountIdentifiers: [account.identifier],
  move: false,
  ...changes,
});

/** The body that saves a user as read, with changes. */
export const bodyOf = (user: TeamUserRecord, changes: Partial<UserChange> = {}): UserChange => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  langKey: user.langKey,
  roleId: user.role?.roleId ?? null,
  authorities: [...user.authorities],
  organizationAccess: user.organizationAccess,
  customerIdentifiers: user.groups.map(({ customerIdentifier }) => customerIdentifier),
  accountIdentifiers: user.accounts.map(({ accountIdentifier }) => accountIdentifier),
  version: user.version,
  ...changes,
});

export const invite = (call: Call, payload: NewUserBody) => call({ method: 'POST', url: '/api/users', payload });

export const readUser = async (call: Call, userId: string | bigint): Promise<TeamUserRecord> =>
  (await call({ method: 'GET', url: `/api/users/${userId}` })).json<TeamUserRecord>();

export const saveUser = (call: Call, userId: string | bigint, payload: UserChange) =>
  call({ method: 'PUT', url: `/api/users/${userId}`, payload });

/** The mails to a user, oldest first. */
export async function mailsTo({ db, database, env }: TestApp, platformId: bigint, userId: string | bigint) {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('platform_id', '=', platformId)
    .where('user_id', '=', BigInt(userId))
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const notices = await readNoticeRows(database.db, platformId, ids);
  return notices.toSorted((a, b) => Number(a.id - b.id)).map((row) => toNoticeMail(row, env));
}

/** The token in the last mail to a user. */
export async function invitationToken(testApp: TestApp, platformId: bigint, userId: string | bigint): Promise<string> {
  const mails = await mailsTo(testApp, platformId, userId);
  return /invite\/token\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? 'none';
}

export const acceptInvitation = ({ app }: TestApp, token: string) =>
  app.inject({
    method: 'POST',
    url: '/api/account/invitation/finish',
    payload: { token, newPassword: 'Lantern-Harbour-7!', terms: ACCEPTED_TERMS },
  });
