const LEGAL_DOCUMENTS = ['terms', 'privacy', 'licences'] as const;

export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

export const isLegalDocument = (word: string): word is LegalDocument => LEGAL_DOCUMENTS.some((known) => known === word);
