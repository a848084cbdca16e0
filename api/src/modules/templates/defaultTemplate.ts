import type { AccountContext, TemplateDefault } from './templateReadModel.ts';

interface Identified {
  readonly id: bigint;
  readonly identifier: string;
}

/** The template that an account's orders start with: account default, then group, then platform, then the standard one. */
export function defaultIdentifier(
  account: AccountContext,
  defaults: readonly TemplateDefault[],
  templates: readonly Identified[],
  standard: string,
): string {
  const usable = (entry: TemplateDefault | undefined) =>
    templates.find((template) => template.id === entry?.templateId)?.identifier;
  return (
    usable(defaults.find((entry) => entry.accountId === account.id)) ??
    usable(defaults.find((entry) => entry.accountId === null && entry.customerId === account.customer_id)) ??
    usable(defaults.find((entry) => entry.accountId === null && entry.customerId === null)) ??
    standard
  );
}
