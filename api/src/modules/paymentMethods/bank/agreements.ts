import { createHash } from 'node:crypto';
import type { BankAgreement } from '@portal/shared/contract/bankAccounts';
import { fullName } from '@portal/shared/domain/people/fullName';
import { languageOf } from '@portal/shared/domain/people/languages';
import type { Executor, Tx } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { BANK_AGREEMENTS, BANK_AGREEMENT_VERSION } from '../../../texts/bankAgreement.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { findBankAgreement, insertBankAgreement } from '../../agreements/index.ts';
import { findUser } from '../../identity/index.ts';
import { BANK_FAILURES } from './bankAccountErrors.ts';

const hashOf = (paragraphs: readonly string[]): string =>
  createHash('sha256').update(paragraphs.join('\n')).digest('hex');

/** The authorisation in force in a language (wire form). */
export const currentAgreement = (langKey: string): BankAgreement => agreementOf(BANK_AGREEMENT_VERSION, langKey);

function agreementOf(version: string, langKey: string): BankAgreement {
  const language = languageOf(langKey);
  const paragraphs = [...(BANK_AGREEMENTS[version]?.[language] ?? [])];
  return { version, language, hash: hashOf(paragraphs), paragraphs };
}

/** Raises 400 when none was accepted, 409 when it is not the one in force in the user's language. */
export function requireAgreement(user: SessionUser, given: { version: string; hash: string }): BankAgreement {
  if (given.version === '' || given.hash === '')
    throw new AppError({
      ...COMMON_FAILURES.validation,
      fields: [{ field: 'agreement', i18nKey: 'error.bankAccount.agreementRequired' }],
    });
  const current = currentAgreement(user.langKey);
  if (given.version !== current.version || given.hash !== current.hash)
    throw new AppError(BANK_FAILURES.agreementChanged);
  return current;
}

/** An acceptance: by whom, of what, when and from where (IP address). */
export interface Acceptance {
  readonly user: Pick<SessionUser, 'id'>;
  readonly ipAddress: string;
  readonly at: Date;
}

/** Records that a text was accepted, for good. */
export async function recordAgreement(
  tx: Tx,
  { platformId, id }: TenantKey,
  { version, language, hash }: BankAgreement,
  { user, ipAddress, at }: Acceptance,
): Promise<void> {
  await insertBankAgreement(tx, {
    platform_id: platformId,
    bank_account_id: id,
    text_version: version,
    text_language: language,
    text_hash: hash,
    accepted_by_user_id: user.id,
    accepted_at: at,
    ip_address: ipAddress,
  });
}

/** Returns what was accepted last for a bank account, and by whom. */
export async function findAgreement(executor: Executor, bankAccount: TenantKey) {
  const row = await findBankAgreement(executor, bankAccount);
  const acceptor = await findUser(executor, { platformId: bankAccount.platformId, id: row.accepted_by_user_id });
  return {
    version: row.text_version,
    language: row.text_language,
    hash: row.text_hash,
    paragraphs: agreementOf(row.text_version, row.text_language).paragraphs,
    acceptedAt: row.accepted_at.toISOString(),
    acceptedBy: fullName(acceptor.first_name, acceptor.last_name),
    ipAddress: row.ip_address,
  };
}
