import {
  isSameScope,
  isWithinAccess,
  ownsAccess,
  ownsScope,
  type DefaultScope,
} from '@portal/shared/domain/templates/templateScope';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { TemplateScopes } from './templateKind.ts';
import { findScope, type ResolvedScope } from './templateReadModel.ts';
import { TEMPLATE_FAILURES } from './templatesErrors.ts';

/**
 * The scopes of a body. Raises 400 for access without a scope, 404 for a scope that the user does not see, 403 for one that is not
 * theirs (defaults that it had before may stay), 422 (159) for a default outside of the access.
 */
export async function resolveScopes(tx: Tx, user: SessionUser, body: TemplateScopes, before: readonly DefaultScope[]) {
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
  const isKept = (scope: ResolvedScope) => before.some((one) => isSameScope(one, scope));
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
