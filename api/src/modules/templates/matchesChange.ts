import { isDeepStrictEqual } from 'node:util';
import type { DefaultScope } from '@portal/shared/domain/templates/templateScope';
import type { StoredTemplate, TemplateScopes } from './templateKind.ts';
import type { TemplateDefault } from './templateReadModel.ts';

/** True when a template is what a change would make it: these columns, and the scopes of its body. */
export function matchesChange(
  row: StoredTemplate,
  content: object,
  body: TemplateScopes,
  defaults: readonly TemplateDefault[],
): boolean {
  const columns: ReadonlyMap<string, unknown> = new Map(Object.entries(row));
  return (
    Object.entries(content).every(([column, value]) => isDeepStrictEqual(columns.get(column), value)) &&
    row.template_access === body.templateAccess &&
    isDeepStrictEqual(keysOf(row.access_places), keysOf(body.templateAccess === 'PLATFORM' ? [] : body.accessPlaces)) &&
    isDeepStrictEqual(keysOf(defaults.filter(({ templateId }) => templateId === row.id)), keysOf(body.defaults))
  );
}

const keysOf = (scopes: readonly DefaultScope[]): ReadonlySet<string> =>
  new Set(
    scopes.map(({ customerIdentifier, accountIdentifier }) => JSON.stringify([customerIdentifier, accountIdentifier])),
  );
