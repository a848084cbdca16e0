import { STANDARD_ETID } from '@portal/shared/domain/settings';
import type { AccountContext, TemplateDefault, TemplateRow } from './templateReadModel.ts';

/** The etid that an account's orders start with: account default, then group, then platform, then the standard one. */
export function defaultEtid(
  account: AccountContext,
  defaults: readonly TemplateDefault[],
  templates: readonly TemplateRow[],
): string {
  const usable = (entry: TemplateDefault | undefined) =>
    templates.find((template) => template.id === entry?.templateId)?.etid;
  return (
    usable(defaults.find((entry) => entry.accountId === account.id)) ??
    usable(defaults.find((entry) => entry.accountId === null && entry.customerId === account.customer_id)) ??
    usable(defaults.find((entry) => entry.accountId === null && entry.customerId === null)) ??
    STANDARD_ETID
  );
}
