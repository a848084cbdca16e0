import type { AllowlistBody } from '@portal/shared/contract/allowlist';
import type { FieldError } from '@portal/shared/contract/common';
import {
  checkAllowlistRecipient,
  tidyRecipient,
  type AllowlistRecipient,
} from '@portal/shared/domain/allowlist/allowlistRules';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import { forEachInTurns } from '../../eventLoopTurns/eventLoopTurns.ts';

/** Fields that one answer names. */
const NAMED = 50;

/** Returns the people of a body by the keys of their addresses. Raises 400 that names each wrong field, also of somebody who stands twice. */
export async function prepareEntries({ recipients }: AllowlistBody): Promise<ReadonlyMap<string, AllowlistRecipient>> {
  const entries = new Map<string, AllowlistRecipient>();
  const fields: FieldError[] = [];
  await forEachInTurns(recipients, (written, index) => {
    const recipient = tidyRecipient(written);
    const key = emailKey(recipient.email);
    const wrong = checkAllowlistRecipient(recipient).flatMap(({ field, refusal }) =>
      fieldErrors(`recipients[${index}].${field}`, refusal),
    );
    fields.push(...wrong);
    if (wrong.length === 0 && entries.has(key))
      fields.push({ field: `recipients[${index}].email`, i18nKey: 'error.email.repeated' });
    entries.set(key, recipient);
    return fields.length < NAMED;
  });
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields: fields.slice(0, NAMED) });
  return entries;
}
