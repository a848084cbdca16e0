import type {
  AllowlistChange,
  AllowlistOfPlatform,
  AllowlistSwitch,
  AllowlistUndo,
} from '@portal/shared/contract/allowlist';
import { ALLOWLIST_LIMITS } from '@portal/shared/domain/allowlist/allowlistLimits';
import type { AllowlistRecipient } from '@portal/shared/domain/allowlist/allowlistRules';
import { compareAllowlists } from '@portal/shared/domain/allowlist/compareAllowlists';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import type { Json } from '../../db/schema.generated.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { findPlatform, updatePlatform } from '../platforms/index.ts';
import { ALLOWLIST_FAILURES } from './allowlistErrors.ts';
import { countRecipients, listFormerRecipients, listRecipients } from './allowlistReadModel.ts';
import * as allowlists from './allowlistRepository.ts';
import type { AllowlistDeps } from './allowlistService.ts';
import { prepareEntries } from './prepareEntries.ts';
import { readModifier, toAllowlist } from './toAllowlist.ts';

const DAY_MS = 24 * 60 * 60_000;

type Entries = ReadonlyMap<string, AllowlistRecipient>;

/** Changes the recipient list of the user's organisation. */
export function createChangeAllowlistService({ db, clock }: AllowlistDeps) {
  const audit = (tx: Tx, user: SessionUser, action: string, details: Json) =>
    writeAudit(tx, {
      platformId: user.platformId,
      actorUserId: user.id,
      action: `allowlist.${action}`,
      entityType: 'allowlist',
      entityId: user.platformClientId,
      details,
      at: clock.now(),
    });

  const lock = async (tx: Tx, { platformId }: SessionUser) => {
    const row = await allowlists.lockAllowlist(tx, platformId);
    if (row === undefined) throw new AppError(ALLOWLIST_FAILURES.notFound);
    return row;
  };

  const changedBy = async (tx: Tx, row: allowlists.AllowlistRow) =>
    new AppError({ ...ALLOWLIST_FAILURES.changed, values: { name: (await readModifier(tx, row)) ?? '' } });

  /** Raises 409 that names who changed the list since. */
  const requireVersion = async (tx: Tx, row: allowlists.AllowlistRow, version: number) => {
    if (row.version !== version) throw await changedBy(tx, row);
  };

  const requirePeople = async (tx: Tx, { platformId }: SessionUser, count: number) => {
    if (count === 0 && (await findPlatform(tx, platformId)).has_allowlist) throw new AppError(ALLOWLIST_FAILURES.empty);
  };

  const write = (tx: Tx, { platformId: platform_id }: SessionUser, entries: Entries) =>
    allowlists.replaceEntries(
      tx,
      platform_id,
      [...entries].map(([email_key, { email, firstName, lastName }]) => ({
        platform_id,
        email_key,
        email,
        first_name: firstName,
        last_name: lastName,
        created_at: clock.now(),
      })),
    );

  /** Puts people in the place of those on the list, who are kept for a while. */
  const replace = async (tx: Tx, user: SessionUser, action: string, entries: Entries) => {
    const { added, removed, renamed } = compareAllowlists(await listRecipients(tx, user.platformId), [
      ...entries.values(),
    ]);
    await allowlists.keepFormerEntries(tx, user.platformId);
    await write(tx, user, entries);
    const now = clock.now();
    const row = await allowlists.updateAllowlist(tx, user.platformId, {
      changed_at: now,
      changed_by_user_id: user.id,
      former_until: new Date(now.getTime() + ALLOWLIST_LIMITS.formerDays * DAY_MS),
    });
    await audit(tx, user, action, { added: added.length, removed: removed.length, renamed: renamed.length });
    return toAllowlist(tx, row, now);
  };

  return {
    /** Creates the list, which is off. Raises 409 when there is one. */
    create: async (tx: Tx, user: SessionUser, entries: Entries): Promise<AllowlistOfPlatform> => {
      const now = clock.now();
      const row = await allowlists.insertAllowlist(tx, {
        platform_id: user.platformId,
        changed_at: now,
        changed_by_user_id: user.id,
      });
      if (row === undefined) throw new AppError(ALLOWLIST_FAILURES.exists);
      await write(tx, user, entries);
      await audit(tx, user, 'created', { added: entries.size });
      return toAllowlist(tx, row, now);
    },

    /**
     * Replaces everybody. Raises 404 where there is no list, 422 where one that is on would be empty, and 409 for one that was changed
     * since it was read, unless it is as the change would make it: then the change is repeated after a lost answer.
     */
    update: async (user: SessionUser, body: AllowlistChange): Promise<AllowlistOfPlatform> => {
      const entries = await prepareEntries(body);
      return withTransaction(db, async (tx) => {
        const row = await lock(tx, user);
        if (body.version !== undefined && body.version !== row.version) {
          const { added, removed, renamed } = compareAllowlists(await listRecipients(tx, user.platformId), [
            ...entries.values(),
          ]);
          if (added.length + removed.length + renamed.length > 0) throw await changedBy(tx, row);
          return toAllowlist(tx, row, clock.now());
        }
        await requirePeople(tx, user, entries.size);
        return replace(tx, user, 'changed', entries);
      });
    },

    /** Switches the list on or off. Raises 404, 409 for one that was changed since, 422 for an empty one that would be on. */
    turn: (user: SessionUser, { enabled, version }: AllowlistSwitch): Promise<AllowlistOfPlatform> =>
      withTransaction(db, async (tx) => {
        const row = await lock(tx, user);
        const now = clock.now();
        const { has_allowlist } = await findPlatform(tx, user.platformId);
        // A repeat after a lost answer.
        if (has_allowlist === enabled) return toAllowlist(tx, row, now);
        await requireVersion(tx, row, version);
        const recipientCount = await countRecipients(tx, user.platformId);
        if (enabled && recipientCount === 0) throw new AppError(ALLOWLIST_FAILURES.empty);
        await updatePlatform(tx, user.platformId, { has_allowlist: enabled });
        const changed = await allowlists.updateAllowlist(tx, user.platformId, {
          changed_at: now,
          changed_by_user_id: user.id,
        });
        await audit(tx, user, enabled ? 'switchedOn' : 'switchedOff', { recipients: recipientCount });
        return toAllowlist(tx, changed, now);
      }),

    /** Brings back the list before; the one that it replaces is kept in its place. Raises 404, 409, 422 as `update`, 422 without one. */
    undo: (user: SessionUser, { version }: AllowlistUndo): Promise<AllowlistOfPlatform> =>
      withTransaction(db, async (tx) => {
        const row = await lock(tx, user);
        await requireVersion(tx, row, version);
        if (row.former_until === null || row.former_until <= clock.now())
          throw new AppError(ALLOWLIST_FAILURES.noFormer);
        const former = await listFormerRecipients(tx, user.platformId);
        await requirePeople(tx, user, former.length);
        return replace(
          tx,
          user,
          'broughtBack',
          new Map(former.map((recipient) => [emailKey(recipient.email), recipient])),
        );
      }),
  };
}

export type ChangeAllowlistService = ReturnType<typeof createChangeAllowlistService>;
