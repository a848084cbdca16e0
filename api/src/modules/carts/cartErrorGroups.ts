import { createHash } from 'node:crypto';
import type { FieldError } from '@portal/shared/contract/common';
import type { CartErrorGroup } from '@portal/shared/contract/shoppingCarts';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Executor } from '../../db/client.ts';
import { findLastTemplateVersion } from '../templates/index.ts';
import type { CountedVariant } from './CartLine.ts';
import type { CartKey } from './cartRepository.ts';

type CheckedVariant = Pick<CountedVariant, 'lineCount'> & { readonly errors: readonly FieldError[] };

/** Returns what names a reason: the same for all lines that have it. */
export const getErrorGroupId = ({ field, i18nKey, values = {} }: FieldError): string =>
  createHash('sha256')
    .update(JSON.stringify([field, i18nKey, Object.entries(values).sort()]))
    .digest('base64url')
    .slice(0, 16);

/** Returns the reasons why lines cannot be ordered, those of most lines first. */
export function listErrorGroups(variants: readonly CheckedVariant[]): CartErrorGroup[] {
  const groups = new Map<string, CartErrorGroup>();
  for (const { errors, lineCount } of variants)
    for (const error of errors) {
      const causeId = getErrorGroupId(error);
      groups.set(causeId, { causeId, ...error, count: (groups.get(causeId)?.count ?? 0) + lineCount });
    }
  return [...groups.values()].sort((one, other) => other.count - one.count).slice(0, SERVER_SETTINGS.carts.causes);
}

/** Returns how many lines have something wrong; a line with two reasons counts once. */
export const countInvalidLines = (variants: readonly CheckedVariant[]): number =>
  variants.reduce((count, { errors, lineCount }) => count + (errors.length > 0 ? lineCount : 0), 0);

/** Adds name and subject of templates that may not be used, which the account cannot look up itself any more. */
export async function nameTemplates(
  executor: Executor,
  { platform_id }: CartKey,
  groups: readonly CartErrorGroup[],
): Promise<CartErrorGroup[]> {
  const named: CartErrorGroup[] = [];
  for (const group of groups) {
    const etid = group.i18nKey === 'error.etid.invalid' ? group.values?.['etid'] : undefined;
    const template = etid === undefined ? undefined : await findLastTemplateVersion(executor, platform_id, etid);
    const added = template && { name: template.name, subject: template.subject_template };
    named.push({ ...group, ...(added && { values: { ...group.values, ...added } }) });
  }
  return named;
}
