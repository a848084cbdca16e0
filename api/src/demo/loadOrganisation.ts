import { createHash } from 'node:crypto';
import { toMinor } from '@portal/shared/domain/money/money';
import { nameKey } from '@portal/shared/domain/people/names';
import type { Tx } from '../db/client.ts';
import { openWallet } from '../ledger/wallets.ts';
import { hashPassword, insertUser } from '../modules/identity/index.ts';
import { insertPlatform } from '../modules/platforms/index.ts';
import { insertStandardPrintTemplate } from '../modules/printTemplates/index.ts';
import { insertStandardTemplate } from '../modules/templates/index.ts';
import { insertDefaultRoles } from '../modules/team/index.ts';
import { idOf, type Ids } from './demoIds.ts';
import { foundedAt } from './foundedAt.ts';
import { loadColleagues } from './loadColleagues.ts';
import { loadRoles, roleNamed } from './loadRoles.ts';
import { DEMO_ACCOUNTS, DEMO_GROUPS, DEMO_PASSWORD, DEMO_PLATFORMS, DEMO_USERS } from './demoOrganisation.ts';

/** Row ids by the names used in the demo tables. */
export interface OrganisationIds {
  readonly platforms: Ids;
  readonly groups: Ids;
  readonly accounts: Ids;
  readonly users: Ids;
}

/** Converts major to minor units. */
export function minorOf(amount: number, currencyCode: string): bigint {
  const minor = toMinor(amount, currencyCode);
  if (minor === null) throw new RangeError(`${amount} is no amount of ${currencyCode}`);
  return minor;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Platforms, groups, accounts with empty wallets, and users. */
export async function loadOrganisation(tx: Tx, now: Date): Promise<OrganisationIds> {
  const platforms = await loadPlatforms(tx, now);
  const groups = await loadGroups(tx, platforms, now);
  const accounts = await loadAccounts(tx, platforms, groups, now);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const roles = await loadRoles(tx, platforms, now);
  const users = await loadUsers(tx, { platforms, groups, accounts, roles, passwordHash }, now);
  const colleagues = await loadColleagues(tx, { platforms, groups, accounts, roles, users, passwordHash }, now);
  return { platforms, groups, accounts, users: new Map([...users, ...colleagues]) };
}

async function loadPlatforms(tx: Tx, now: Date): Promise<Ids> {
  const ids = new Map<string, bigint>();
  for (const { clientId, name, description, supportEmail, kybStatus, isStaff = false } of DEMO_PLATFORMS) {
    const platform = await insertPlatform(tx, {
      platform_client_id: clientId,
      identity_hash: hashOf(clientId),
      name,
      description,
      kyb_status: kybStatus,
      support_email: supportEmail,
      is_staff: isStaff,
      created_at: foundedAt(clientId, now),
    });
    await insertStandardTemplate(tx, platform);
    await insertStandardPrintTemplate(tx, platform);
    await insertDefaultRoles(tx, platform);
    ids.set(clientId, platform.id);
  }
  return ids;
}

async function loadGroups(tx: Tx, platforms: Ids, now: Date): Promise<Ids> {
  const rows = await tx
    .insertInto('customers')
    .values(
      DEMO_GROUPS.map((group) => ({
        platform_id: idOf(platforms, group.platform),
        identifier: group.identifier,
        display_name: group.name,
        name_key: nameKey(group.name),
        created_at: foundedAt(group.platform, now),
      })),
    )
    .returning(['id', 'identifier'])
    .execute();
  return new Map(rows.map((row) => [row.identifier, row.id]));
}

/** The platform that a group belongs to. */
export function platformOfGroup(identifier: string): string {
  const group = DEMO_GROUPS.find((entry) => entry.identifier === identifier);
  if (group === undefined) throw new RangeError(`The demo data have no group ${identifier}`);
  return group.platform;
}

async function loadAccounts(tx: Tx, platforms: Ids, groups: Ids, now: Date): Promise<Ids> {
  const rows = await tx
    .insertInto('accounts')
    .values(
      DEMO_ACCOUNTS.map((account) => ({
        platform_id: idOf(platforms, platformOfGroup(account.group)),
        customer_id: idOf(groups, account.group),
        identifier: account.identifier,
        account_number: account.number,
        display_name: account.name,
        name_key: nameKey(account.name),
        currency_code: account.currencyCode,
        status: account.status,
        credit_limit_minor: account.creditLimit === null ? null : minorOf(account.creditLimit, account.currencyCode),
        contact_email: 'finance@alder-finch.example',
        confidence_attribute: account.confidenceAttribute,
        bulk_upload_disabled: !account.takesFiles,
        created_at: foundedAt(platformOfGroup(account.group), now),
      })),
    )
    .returning(['id', 'identifier', 'platform_id', 'credit_limit_minor'])
    .execute();
  for (const { platform_id, id, credit_limit_minor } of rows)
    await openWallet(tx, { platformId: platform_id, accountId: id }, -(credit_limit_minor ?? 0n));
  return new Map(rows.map((row) => [row.identifier, row.id]));
}

interface UserIds extends Omit<OrganisationIds, 'users'> {
  readonly roles: Ids;
  readonly passwordHash: string;
}

async function loadUsers(tx: Tx, ids: UserIds, now: Date): Promise<Ids> {
  const users = new Map<string, bigint>();
  for (const user of DEMO_USERS) {
    const platform_id = idOf(ids.platforms, user.platform);
    const since = foundedAt(user.platform, now);
    const { id: user_id } = await insertUser(tx, {
      platform_id,
      identity_hash: hashOf(user.email),
      email: user.email,
      password_hash: user.isInvited ? null : ids.passwordHash,
      status: user.isInvited ? 'INVITED' : 'ACTIVATED',
      password_changed_at: since,
      first_name: user.firstName,
      last_name: user.lastName,
      lang_key: user.language,
      role_id: idOf(ids.roles, roleNamed(user.platform, user.role)),
      mfa_type: user.phone === null ? null : 'PHONE',
      organization_access: user.access === 'ORGANIZATION',
      default_account_id: user.defaultAccount === null ? null : idOf(ids.accounts, user.defaultAccount),
      created_at: since,
      modified_at: since,
    });
    const authorities = user.authorities.map((authority) => ({ platform_id, user_id, authority }));
    const access = accessRows(user.access, ids).map((row) => ({ platform_id, user_id, ...row }));
    if (authorities.length > 0) await tx.insertInto('user_authorities').values(authorities).execute();
    if (access.length > 0) await tx.insertInto('user_access').values(access).execute();
    if (user.phone !== null)
      await tx
        .insertInto('mfa_methods')
        .values({ platform_id, user_id, type: 'PHONE', phone_number: user.phone, created_at: since })
        .execute();
    users.set(user.email, user_id);
  }
  return users;
}

function accessRows(
  access: (typeof DEMO_USERS)[number]['access'],
  { groups, accounts }: Pick<OrganisationIds, 'groups' | 'accounts'>,
) {
  if (access === 'ORGANIZATION') return [];
  return [
    ...access.groups.map((group) => ({ customer_id: idOf(groups, group), account_id: null })),
    ...access.accounts.map((account) => ({ customer_id: null, account_id: idOf(accounts, account) })),
  ];
}
