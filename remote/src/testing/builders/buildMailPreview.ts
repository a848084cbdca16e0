import type { MailPreview } from '@portal/shared/contract/mailPreview';

/** A mail in English from "Ada Byron". */
export const buildMailPreview = (overrides: Partial<MailPreview> = {}): MailPreview => ({
  language: 'en',
  from: { name: 'Ada Byron', address: 'rewards@example.com' },
  subject: 'A reward for you',
  html: '<!doctype html><html lang="en"><head><title>A reward for you</title></head><body><h1>Hello</h1></body></html>',
  text: 'Hello\n',
  textMessage: null,
  ...overrides,
});
