import { randomInt } from 'node:crypto';
import type { TemplateUses } from '@portal/shared/contract/emailTemplates';
import { fullName } from '@portal/shared/domain/people/fullName';
import { SETTINGS } from '@portal/shared/domain/settings';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { isUniqueViolation } from '../../errors/isUniqueViolation.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { findUser } from '../identity/index.ts';
import { matchesChange } from './matchesChange.ts';
import { resolveScopes } from './resolveScopes.ts';
import type { ListTemplateUses, StoredTemplate, TemplateKind, TemplateScopes } from './templateKind.ts';
import { isOwn } from './templateScopes.ts';
import { readTemplate, requireTemplate } from './templateService.ts';
import { TEMPLATE_FAILURES } from './templatesErrors.ts';

interface ChangeTemplateDeps<Row extends StoredTemplate, Body, Content extends object, Wire> {
  readonly db: Db;
  readonly clock: Clock;
  readonly kind: TemplateKind<Row, Body, Content, Wire>;
  readonly listUses: readonly ListTemplateUses[];
}

type ChangeOf<Body> = Body & { readonly version: number };

/** Changes of the templates of a kind. */
export interface ChangeTemplateService<Body, Wire> {
  /** Raises what `resolveScopes` and the kind's content raise, 409 for a name that is taken, 422 when there are too many. */
  readonly create: (tx: Tx, user: SessionUser, body: Body) => Promise<Wire>;
  /**
   * Adds a version with every field of the body. Raises what `create` raises, and 409 for a template that was changed since it was
   * read, unless it is what the change would make it: then the change is repeated after a lost answer.
   */
  readonly update: (user: SessionUser, identifier: string, body: ChangeOf<Body>) => Promise<Wire>;
  /** Raises 409 while the template is in use. */
  readonly remove: (user: SessionUser, identifier: string) => Promise<void>;
  /** Lists what keeps a template from being deleted. */
  readonly uses: (user: SessionUser, identifier: string) => Promise<TemplateUses>;
}

/**
 * Changes of the templates of a kind; every method raises 404 for one that the user may not use, 403 for one that is not theirs
 * alone.
 */
export function createChangeTemplateService<
  Row extends StoredTemplate,
  Body extends TemplateScopes,
  Content extends object,
  Wire,
>({ db, clock, kind, listUses }: ChangeTemplateDeps<Row, Body, Content, Wire>): ChangeTemplateService<Body, Wire> {
  const { store } = kind;

  const contentOf = async (tx: Tx, user: SessionUser, body: Body) => {
    const content = kind.toContent(body);
    await kind.requireUsable(tx, user.platformId, content);
    return content;
  };

  const requireOwn = async (executor: Executor, user: SessionUser, identifier: string) => {
    const row = await requireTemplate(executor, kind, user, identifier);
    if (kind.identifierOf(row) === kind.standard) throw new AppError(kind.standardFailure);
    if (!isOwn(user, row)) throw new AppError(TEMPLATE_FAILURES.notYours);
    return row;
  };

  const usesOf = async (executor: Executor, user: SessionUser, row: Row): Promise<TemplateUses> => {
    const since = new Date(clock.now().getTime() - SETTINGS.templates.inUseMs);
    const scopes = await store.listDefaultNames(executor, user, row.id);
    const uses: TemplateUses = scopes.map((name) => ({ kind: 'DEFAULT', name, reference: null }));
    for (const list of listUses)
      uses.push(
        ...(await list(executor, {
          platformId: row.platform_id,
          readerId: user.id,
          column: kind.column,
          identifier: kind.identifierOf(row),
          since,
          limit: SETTINGS.templates.usesMax,
        })),
      );
    return uses;
  };

  const audit = (tx: Tx, user: SessionUser, action: string, identifier: string) =>
    writeAudit(tx, {
      platformId: user.platformId,
      actorUserId: user.id,
      action: `${kind.entity}.${action}`,
      entityType: kind.entity,
      entityId: identifier,
      at: clock.now(),
    });

  /** Does nothing when the template is already as a change wants it. Raises 409 that says who changed it, and when. */
  const settle = async (tx: Tx, user: SessionUser, identifier: string, body: Body) => {
    const current = await requireOwn(tx, user, identifier);
    if (matchesChange(current, kind.toStored(body), body, await store.listDefaults(tx, user))) return;
    const { platform_id: platformId, created_by_user_id: id, created_at } = current;
    const by = id === null ? null : await findUser(tx, { platformId, id });
    const name = by === null ? current.platform_name : fullName(by.first_name, by.last_name);
    throw new AppError({ ...TEMPLATE_FAILURES.changed, values: { name, at: created_at.toISOString() } });
  };

  /** Returns an identifier that no template of the platform has or had. */
  const newIdentifier = async (tx: Tx, platformId: bigint): Promise<string> => {
    for (;;) {
      const letters = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
      const identifier = `${kind.initial}${letters}`;
      if ((await store.findName(tx, platformId, identifier)) === null) return identifier;
    }
  };

  return {
    create: async (tx, user, body) => {
      const { platformId } = user;
      const { access, defaults } = await resolveScopes(tx, user, body, []);
      const content = await contentOf(tx, user, body);
      if ((await store.count(tx, platformId)) >= SETTINGS.templates.max) throw new AppError(TEMPLATE_FAILURES.tooMany);
      const identifier = await newIdentifier(tx, platformId);
      const author = { by: user.id, at: clock.now() };
      const template = { platformId, identifier, templateAccess: body.templateAccess };
      const key = await orNameTaken(store.insert(tx, template, content, author));
      await store.replaceScopes(tx, key, access);
      await store.replaceDefaults(tx, key, defaults);
      await audit(tx, user, 'created', identifier);
      return readTemplate(tx, kind, user, identifier);
    },

    update: (user, identifier, body) =>
      withTransaction(db, async (tx) => {
        const row = await requireOwn(tx, user, identifier);
        const before = (await store.listDefaults(tx, user)).filter(({ templateId }) => templateId === row.id);
        const { access, defaults } = await resolveScopes(tx, user, body, before);
        const content = await contentOf(tx, user, body);
        const version = { platformId: user.platformId, identifier, version: body.version };
        const author = { by: user.id, at: clock.now() };
        const isDone = await orNameTaken(store.change(tx, version, body.templateAccess, content, author));
        if (isDone) {
          await store.replaceScopes(tx, keyOf(row), access);
          await store.replaceDefaults(tx, keyOf(row), defaults);
          await audit(tx, user, 'changed', identifier);
        } else await settle(tx, user, identifier, body);
        return readTemplate(tx, kind, user, identifier);
      }),

    remove: (user, identifier) =>
      withTransaction(db, async (tx) => {
        const row = await requireOwn(tx, user, identifier);
        if ((await usesOf(tx, user, row)).length > 0) throw new AppError(TEMPLATE_FAILURES.inUse);
        await store.remove(tx, keyOf(row));
        await audit(tx, user, 'deleted', identifier);
      }),

    uses: async (user, identifier) => usesOf(db, user, await requireOwn(db, user, identifier)),
  };
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

async function orNameTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError(TEMPLATE_FAILURES.nameTaken);
    throw error;
  }
}
