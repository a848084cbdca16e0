import { createHash } from 'node:crypto';
import type { AcceptedTerms, Terms } from '@portal/shared/contract/terms';
import { findLanguage, languageOf } from '@portal/shared/domain/people/languages';
import type { Tx } from '../../db/client.ts';
import type { TermsAddress } from '../../env/termsEnv.ts';
import { AppError } from '../../errors/AppError.ts';
import { TERMS_TEXTS, TERMS_VERSION } from '../../texts/terms.ts';
import { AGREEMENT_FAILURES } from './agreementErrors.ts';
import { insertTermsAgreement } from './agreementRepository.ts';

/** An acceptance of terms: whose, of what, when and from where (IP address). */
export interface TermsAcceptance extends AcceptedTerms {
  readonly platformId: bigint;
  readonly userId: bigint;
  readonly ipAddress: string;
  readonly at: Date;
}

/** The terms of the portal, or those of its operator at an address of their own. */
export function createTerms(own: TermsAddress | null) {
  const version = own?.version ?? TERMS_VERSION;
  const sectionsOf = (known: string, language: string): Terms['sections'] =>
    own === null ? (TERMS_TEXTS[known]?.[languageOf(language)] ?? []) : [];
  return {
    /** The version in force. */
    version,

    /** Returns the terms in force, in a language (wire form). */
    read: (langKey: string): Terms => {
      const language = languageOf(langKey);
      return { version, language, url: own?.url ?? null, sections: [...sectionsOf(version, language)] };
    },

    /** Raises 409 unless the terms that were read are those in force. */
    requireCurrent(given: AcceptedTerms): void {
      if (given.version !== version) throw new AppError(AGREEMENT_FAILURES.termsChanged);
    },

    /** Records that a user accepted terms, in the transaction that makes the user or that the user asked for. */
    recordAcceptance: (tx: Tx, acceptance: TermsAcceptance) =>
      insertTermsAgreement(tx, {
        platform_id: acceptance.platformId,
        text_version: acceptance.version,
        text_language: findLanguage(acceptance.language) ?? 'en',
        text_hash: hashOf(sectionsOf(acceptance.version, acceptance.language)),
        accepted_by_user_id: acceptance.userId,
        accepted_at: acceptance.at,
        ip_address: acceptance.ipAddress,
      }),
  };
}

/** Null for a text that stands outside the portal. */
const hashOf = (sections: Terms['sections']): string | null =>
  sections.length === 0
    ? null
    : createHash('sha256')
        .update(sections.map(({ title, text }) => `${title ?? ''}\n${text}`).join('\n'))
        .digest('hex');

export type PortalTerms = ReturnType<typeof createTerms>;
