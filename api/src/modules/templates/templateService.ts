import type { Db, Executor } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { findVisibleAccount } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { defaultIdentifier } from './defaultTemplate.ts';
import type { StoredTemplate, TemplateKind } from './templateKind.ts';
import { TEMPLATE_FAILURES } from './templatesErrors.ts';

/** Returns a template that the user may use. Raises 404 for any other. */
export async function requireTemplate<Row extends StoredTemplate, Body, Content extends object, Wire>(
  executor: Executor,
  { store }: TemplateKind<Row, Body, Content, Wire>,
  user: SessionUser,
  identifier: string,
): Promise<Row> {
  const row = await store.find(executor, user, identifier);
  if (!row) throw new AppError(TEMPLATE_FAILURES.notFound);
  return row;
}

/** Returns a template as the user sees it. Raises 404 for one that the user may not use. */
export const readTemplate = async <Row extends StoredTemplate, Body, Content extends object, Wire>(
  executor: Executor,
  kind: TemplateKind<Row, Body, Content, Wire>,
  user: SessionUser,
  identifier: string,
): Promise<Wire> =>
  kind.toWire(
    await requireTemplate(executor, kind, user, identifier),
    user,
    await kind.store.listDefaults(executor, user),
  );

/** Reads the templates of a kind. */
export const createTemplateService = <Row extends StoredTemplate, Body, Content extends object, Wire>(
  db: Db,
  kind: TemplateKind<Row, Body, Content, Wire>,
) => ({
  /** The templates of an account, its default first. Raises 404 for an account that the user does not see. */
  listForAccount: async (user: SessionUser, accountIdentifier: string): Promise<Wire[]> => {
    const account = await findVisibleAccount(db, user, accountIdentifier);
    const templates = (await kind.store.listOfAccount(db, user, account)).map((row) => ({
      row,
      id: row.id,
      identifier: kind.identifierOf(row),
    }));
    const defaults = await kind.store.listDefaults(db, user);
    const chosen = defaultIdentifier(account, defaults, templates, kind.standard);
    const ordered = [
      ...templates.filter(({ identifier }) => identifier === chosen),
      ...templates.filter(({ identifier }) => identifier !== chosen),
    ];
    return ordered.map(({ row, identifier }) => kind.toWire(row, user, defaults, identifier === chosen));
  },

  /** The templates that the user may use, by name. */
  list: async (user: SessionUser, isWanted: (template: Wire) => boolean): Promise<Wire[]> => {
    const defaults = await kind.store.listDefaults(db, user);
    return (await kind.store.listUsable(db, user)).map((row) => kind.toWire(row, user, defaults)).filter(isWanted);
  },

  /** The template that orders start with, by scope. */
  listDefaults: async (user: SessionUser) => {
    const templates = new Map((await kind.store.listUsable(db, user)).map((row) => [row.id, row]));
    return (await kind.store.listDefaults(db, user)).flatMap(
      ({ templateId, customerIdentifier, accountIdentifier }) => {
        const row = templates.get(templateId);
        return row === undefined
          ? []
          : [
              {
                customerIdentifier,
                accountIdentifier,
                identifier: kind.identifierOf(row),
                name: kind.nameOf(row, user.langKey),
              },
            ];
      },
    );
  },

  get: (user: SessionUser, identifier: string): Promise<Wire> => readTemplate(db, kind, user, identifier),
});
