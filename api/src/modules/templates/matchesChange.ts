import { isDeepStrictEqual } from 'node:util';
import type { EmailTemplateBody } from '@portal/shared/contract/emailTemplates';
import type { DefaultScope } from '@portal/shared/domain/templates/templateScope';
import type { TemplateDefault, TemplateRow } from './templateReadModel.ts';
import { toTemplateContent } from './toTemplateContent.ts';

/** True when a template is what a change would make it. */
export function matchesChange(
  row: TemplateRow,
  body: EmailTemplateBody,
  defaults: readonly TemplateDefault[],
): boolean {
  const content = { ...toTemplateContent(body), show_powered_by: { product: body.showPoweredBy.product } };
  const kept = Object.fromEntries(Object.keys(content).map((column) => [column, row[column as keyof TemplateRow]]));
  return (
    isDeepStrictEqual(kept, content) &&
    row.template_access === body.templateAccess &&
    isDeepStrictEqual(keysOf(row.access_places), keysOf(body.templateAccess === 'PLATFORM' ? [] : body.accessPlaces)) &&
    isDeepStrictEqual(keysOf(defaults.filter(({ templateId }) => templateId === row.id)), keysOf(body.defaults))
  );
}

const keysOf = (scopes: readonly DefaultScope[]): ReadonlySet<string> =>
  new Set(
    scopes.map(({ customerIdentifier, accountIdentifier }) => JSON.stringify([customerIdentifier, accountIdentifier])),
  );
