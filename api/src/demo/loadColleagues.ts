import { createHash } from 'node:crypto';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Tx } from '../db/client.ts';
import { DEMO_COLLEAGUES, type ColleagueState, type DemoColleague } from './demoColleagues.ts';
import { HOME_PLATFORM } from './demoOrganisation.ts';
import { idOf, type Ids } from './demoIds.ts';
import { roleNamed } from './loadRoles.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const ADMIN = 'admin@demo.example';

const STATUS: Readonly<Record<ColleagueState, string>> = {
  ACTIVATED: 'ACTIVATED',
  INVITED: 'INVITED',
  LINK_OVER: 'INVITED',
  MAIL_RETURNED: 'INVITED',
  DEACTIVATED: 'DEACTIVATED',
};

interface ColleagueIds {
  readonly platforms: Ids;
  readonly groups: Ids;
  readonly accounts: Ids;
  readonly users: Ids;
  readonly roles: Ids;
  readonly passwordHash: string;
}

interface LoadedColleague extends DemoColleague {
  readonly id: bigint;
  readonly since: Date;
}

/** Forty colleagues of the home organisation, whom its administrator invited over the last year; returns their ids by address. */
export async function loadColleagues(tx: Tx, ids: ColleagueIds, now: Date): Promise<Ids> {
  const platform_id = idOf(ids.platforms, HOME_PLATFORM.clientId);
  const admin = idOf(ids.users, ADMIN);
  const dated = DEMO_COLLEAGUES.map((colleague, index) => ({ ...colleague, since: invitedAt(colleague, index, now) }));
  await tx
    .insertInto('login_emails')
    .values(dated.map(({ email }) => ({ email, platform_id })))
    .execute();
  const inserted = await tx
    .insertInto('users')
    .values(
      dated.map(({ email, state, since, ...colleague }, index) => ({
        platform_id,
        identity_hash: hashOf(email),
        email,
        password_hash: isWaiting(state) ? null : ids.passwordHash,
        password_changed_at: since,
        status: STATUS[state],
        first_name: colleague.firstName,
        last_name: colleague.lastName,
        lang_key: colleague.language,
        role_id: idOf(ids.roles, roleNamed(HOME_PLATFORM.clientId, colleague.role)),
        mfa_type: colleague.hasCodes ? 'EMAIL' : null,
        last_sign_in_at: isWaiting(state) ? null : new Date(now.getTime() - (index + 1) * 7 * HOUR_MS),
        created_at: since,
        created_by_user_id: admin,
        modified_at: since,
        modified_by_user_id: admin,
      })),
    )
    .returning(['id', 'email'])
    .execute();
  const idsByEmail = new Map(inserted.map(({ id, email }) => [email, id]));
  const loaded = dated.map((colleague) => ({ ...colleague, id: idOf(idsByEmail, colleague.email) }));
  await loadAccess(tx, platform_id, ids, loaded);
  await loadCodes(tx, platform_id, loaded);
  await loadInvitationsOf(
    tx,
    platform_id,
    loaded.filter(({ state }) => isWaiting(state)),
  );
  return idsByEmail;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const isWaiting = (state: ColleagueState): boolean => ['INVITED', 'LINK_OVER', 'MAIL_RETURNED'].includes(state);

/** The invited have from one to six days left, by their place in the list. */
function invitedAt({ state }: DemoColleague, index: number, now: Date): Date {
  if (state === 'INVITED' || state === 'MAIL_RETURNED') return new Date(now.getTime() - (1 + (index % 6)) * DAY_MS);
  return new Date(now.getTime() - (380 - 5 * index) * DAY_MS);
}

const loadAccess = (
  tx: Tx,
  platform_id: bigint,
  { groups, accounts }: ColleagueIds,
  loaded: readonly LoadedColleague[],
) =>
  tx
    .insertInto('user_access')
    .values(
      loaded.flatMap((colleague) => [
        ...colleague.groups.map((group) => ({
          platform_id,
          user_id: colleague.id,
          customer_id: idOf(groups, group),
          account_id: null,
        })),
        ...colleague.accounts.map((account) => ({
          platform_id,
          user_id: colleague.id,
          customer_id: null,
          account_id: idOf(accounts, account),
        })),
      ]),
    )
    .execute();

const loadCodes = (tx: Tx, platform_id: bigint, loaded: readonly LoadedColleague[]) =>
  tx
    .insertInto('mfa_methods')
    .values(
      loaded
        .filter(({ hasCodes }) => hasCodes)
        .map(({ id, since }) => ({ platform_id, user_id: id, type: 'EMAIL', created_at: since })),
    )
    .execute();

/** Links that nobody knows, and their mails, which have ended: delivered, or returned. */
async function loadInvitationsOf(tx: Tx, platform_id: bigint, waiting: readonly LoadedColleague[]): Promise<void> {
  await tx
    .insertInto('password_links')
    .values(
      waiting.map(({ email, id, since }) => ({
        token_hash: hashOf(`invitation of ${email}`),
        purpose: 'INVITATION',
        platform_id,
        user_id: id,
        created_at: since,
        expires_at: new Date(since.getTime() + SERVER_SETTINGS.passwordLinks.invitationMs),
      })),
    )
    .execute();
  await tx
    .insertInto('outbox')
    .values(
      waiting.map(({ email, id, since, state }) => ({
        platform_id,
        topic: 'INVITATION_MAIL',
        user_id: id,
        message_id: `<invitation-${hashOf(email).slice(0, 16)}@alder-finch.example>`,
        status: state === 'MAIL_RETURNED' ? 'DEAD' : 'DELIVERED',
        attempts: 1,
        created_at: since,
        settled_at: since,
      })),
    )
    .execute();
}
