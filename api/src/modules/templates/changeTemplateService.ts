import { randomInt } from 'node:crypto';
import type {
  EmailTemplate,
  EmailTemplateBody,
  EmailTemplateChange,
  TemplateUses,
} from '@portal/shared/contract/emailTemplates';
import { fullName } from '@portal/shared/domain/people/fullName';
import { SETTINGS, STANDARD_ETID } from '@portal/shared/domain/settings';
import {
  isWithinAccess,
  ownsAccess,
  ownsScope,
  type DefaultScope,
} from '@portal/shared/domain/templates/templateScope';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { isUniqueViolation } from '../../errors/isUniqueViolation.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { SenderSettings } from '../rewardMails/index.ts';
import { findUser } from '../identity/index.ts';
import {
  findScope,
  findTemplateName,
  listDefaultNames,
  listDefaults,
  type ResolvedScope,
  type TemplateRow,
} from './templateReadModel.ts';
import * as templates from './templateRepository.ts';
import { matchesChange } from './matchesChange.ts';
import { requireSendable } from './requireSendable.ts';
import { readTemplate, requireTemplate } from './templateService.ts';
import { TEMPLATE_FAILURES } from './templatesErrors.ts';
import { isOwn } from './toEmailTemplate.ts';
import { toTemplateContent } from './toTemplateContent.ts';

/** Which template of a platform is used, who asks, since when a cart or an upload counts, and how many uses are told of each kind. */
export interface UsedTemplate {
  readonly platformId: bigint;
  readonly readerId: bigint;
  readonly etid: string;
  readonly since: Date;
  readonly limit: number;
}

/** A function that finds where a template is used, as the areas that use templates tell it. */
export type ListTemplateUses = (executor: Executor, template: UsedTemplate) => Promise<TemplateUses>;

interface ChangeTemplateDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sender: SenderSettings;
  readonly listUses: readonly ListTemplateUses[];
}

/** Changes of templates; every method raises 404 for one that the user may not use, 403 for one that is not theirs alone. */
export function createChangeTemplateService({ db, clock, sender, listUses }: ChangeTemplateDeps) {
  const contentOf = async (tx: Tx, user: SessionUser, body: EmailTemplateBody) => {
    const content = toTemplateContent(body);
    await requireSendable(tx, user.platformId, content, sender);
    return content;
  };

  const requireOwn = async (executor: Executor, user: SessionUser, etid: string) => {
    const row = await requireTemplate(executor, user, etid);
    if (row.etid === STANDARD_ETID) throw new AppError(TEMPLATE_FAILURES.standard);
    if (!isOwn(user, row)) throw new AppError(TEMPLATE_FAILURES.notYours);
    return row;
  };

  const usesOf = async (executor: Executor, user: SessionUser, row: TemplateRow): Promise<TemplateUses> => {
    const { platform_id: platformId, etid } = row;
    const since = new Date(clock.now().getTime() - SETTINGS.templates.inUseMs);
    const scopes = await listDefaultNames(executor, user, row.id);
    const uses: TemplateUses = scopes.map((name) => ({ kind: 'DEFAULT', name, reference: null }));
    for (const list of listUses)
      uses.push(
        ...(await list(executor, {
          platformId,
          readerId: user.id,
          etid,
          since,
          limit: SETTINGS.templates.usesMax,
        })),
      );
    return uses;
  };

  const audit = (tx: Tx, user: SessionUser, action: string, etid: string) =>
    writeAudit(tx, {
      platformId: user.platformId,
      actorUserId: user.id,
      action: `emailTemplate.${action}`,
      entityType: 'emailTemplate',
      entityId: etid,
      at: clock.now(),
    });

  /** Does nothing when the template is already as a change wants it. Raises 409 that says who changed it, and when. */
  const settle = async (tx: Tx, user: SessionUser, etid: string, body: EmailTemplateChange) => {
    const current = await requireOwn(tx, user, etid);
    if (matchesChange(current, body, await listDefaults(tx, user))) return;
    const { platform_id: platformId, created_by_user_id: id, created_at } = current;
    const by = id === null ? null : await findUser(tx, { platformId, id });
    const name = by === null ? current.platform_name : fullName(by.first_name, by.last_name);
    throw new AppError({ ...TEMPLATE_FAILURES.changed, values: { name, at: created_at.toISOString() } });
  };

  return {
    /**
     * Raises what `resolveScopes`, `toTemplateContent` and `requireSendable` raise, 409 for a name that is taken, 422 when there are
     * too many.
     */
    create: async (tx: Tx, user: SessionUser, body: EmailTemplateBody): Promise<EmailTemplate> => {
      const { access, defaults } = await resolveScopes(tx, user, body, []);
      const content = await contentOf(tx, user, body);
      if ((await templates.countTemplates(tx, user.platformId)) >= SETTINGS.templates.max)
        throw new AppError(TEMPLATE_FAILURES.tooMany);
      const template = {
        platform_id: user.platformId,
        etid: await newEtid(tx, user.platformId),
        template_access: body.templateAccess,
      };
      const author = { by: user.id, at: clock.now() };
      const key = await orNameTaken(templates.insertTemplate(tx, template, content, author));
      await templates.replaceScopes(tx, key, access);
      await templates.replaceDefaults(tx, key, defaults);
      await audit(tx, user, 'created', template.etid);
      return readTemplate(tx, user, template.etid);
    },

    /**
     * Adds a version with every field of the body. Raises what `create` raises, and 409 for a template that was changed since it
     * was read, unless it is what the change would make it: then the change is repeated after a lost answer.
     */
    update: (user: SessionUser, etid: string, body: EmailTemplateChange): Promise<EmailTemplate> =>
      withTransaction(db, async (tx) => {
        const row = await requireOwn(tx, user, etid);
        const before = (await listDefaults(tx, user)).filter(({ templateId }) => templateId === row.id);
        const { access, defaults } = await resolveScopes(tx, user, body, before);
        const content = await contentOf(tx, user, body);
        const isDone = await orNameTaken(
          templates.changeTemplate(
            tx,
            { platformId: user.platformId, etid, version: body.version },
            body.templateAccess,
            content,
            { by: user.id, at: clock.now() },
          ),
        );
        if (isDone) {
          await templates.replaceScopes(tx, keyOf(row), access);
          await templates.replaceDefaults(tx, keyOf(row), defaults);
          await audit(tx, user, 'changed', etid);
        } else await settle(tx, user, etid, body);
        return readTemplate(tx, user, etid);
      }),

    /** Raises 409 while the template is in use. */
    remove: (user: SessionUser, etid: string): Promise<void> =>
      withTransaction(db, async (tx) => {
        const row = await requireOwn(tx, user, etid);
        if ((await usesOf(tx, user, row)).length > 0) throw new AppError(TEMPLATE_FAILURES.inUse);
        await templates.deleteTemplate(tx, keyOf(row));
        await audit(tx, user, 'deleted', etid);
      }),

    /** Lists what keeps a template from being deleted. */
    uses: async (user: SessionUser, etid: string): Promise<TemplateUses> =>
      usesOf(db, user, await requireOwn(db, user, etid)),
  };
}

export type ChangeTemplateService = ReturnType<typeof createChangeTemplateService>;

/**
 * The scopes of a body. Raises 400 for access without a scope, 404 for a scope that the user does not see, 403 for one that is not
 * theirs (defaults that it had before may stay), 422 (159) for a default outside of the access.
 */
async function resolveScopes(tx: Tx, user: SessionUser, body: EmailTemplateBody, before: readonly DefaultScope[]) {
  const wanted = body.templateAccess === 'PLATFORM' ? [] : body.accessPlaces;
  if (body.templateAccess !== 'PLATFORM' && wanted.length === 0) throw wrongScopes();
  const access = await findAll(tx, user, wanted);
  const accessScopes = access.map((scope) => {
    const { customerIdentifier, accountIdentifier } = scope;
    if (customerIdentifier === null || (accountIdentifier === null) !== (body.templateAccess === 'CUSTOMER'))
      throw wrongScopes();
    return { customerIdentifier, accountIdentifier };
  });
  const granted = { templateAccess: body.templateAccess, accessPlaces: accessScopes };
  if (!ownsAccess(user, granted)) throw new AppError(TEMPLATE_FAILURES.notYours);
  const defaults = await findAll(tx, user, body.defaults);
  if (defaults.some((scope) => !isWithinAccess(granted, scope))) throw new AppError(TEMPLATE_FAILURES.defaultAccess);
  const isKept = (scope: ResolvedScope) =>
    before.some(
      (one) => one.customerIdentifier === scope.customerIdentifier && one.accountIdentifier === scope.accountIdentifier,
    );
  if (defaults.some((scope) => !isKept(scope) && !ownsScope(user, scope)))
    throw new AppError(TEMPLATE_FAILURES.notYours);
  return { access, defaults };
}

const wrongScopes = () =>
  new AppError({
    ...COMMON_FAILURES.validation,
    fields: [{ field: 'accessPlaces', i18nKey: 'error.template.places' }],
  });

async function findAll(tx: Tx, user: SessionUser, scopes: readonly DefaultScope[]): Promise<ResolvedScope[]> {
  const found: ResolvedScope[] = [];
  for (const scope of scopes) {
    const one = await findScope(tx, user, scope);
    if (one === undefined) throw new AppError(TEMPLATE_FAILURES.scopeNotFound);
    found.push(one);
  }
  return found;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

/** Returns an identifier that no template of the platform has or had. */
async function newEtid(tx: Tx, platformId: bigint): Promise<string> {
  for (;;) {
    const etid = `E${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
    if ((await findTemplateName(tx, platformId, etid)) === null) return etid;
  }
}

async function orNameTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError(TEMPLATE_FAILURES.nameTaken);
    throw error;
  }
}
