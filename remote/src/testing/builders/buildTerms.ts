import type { Terms } from '@portal/shared/contract/terms';

/** The portal's own terms, in English. */
export const buildTerms = (overrides: Partial<Terms> = {}): Terms => ({
  version: '2026-11',
  language: 'en',
  url: null,
  sections: [
    { title: null, text: 'These terms apply to everyone.' },
    { title: 'Orders', text: 'An order is binding.' },
  ],
  ...overrides,
});
