import { checkText } from '../textRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { nameKey, tidyName } from '../people/names.ts';
import { visibleText } from '../people/visibleText.ts';
import { ONBOARDING_LIMITS } from './onboardingLimits.ts';

/** Steps of the wizard, in their order; the last one sends. */
export const ONBOARDING_STEPS = ['usage', 'company', 'additional', 'review'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const INDUSTRIES = [
  'AGENCY',
  'CONSUMER_GOODS',
  'EDUCATION',
  'ENERGY',
  'FINANCE',
  'GOVERNMENT',
  'HEALTH',
  'HOSPITALITY',
  'MANUFACTURING',
  'NON_PROFIT',
  'PROFESSIONAL_SERVICES',
  'REAL_ESTATE',
  'RESEARCH',
  'RETAIL',
  'TECHNOLOGY',
  'TRANSPORT',
  'OTHER',
] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** Rewards that a company expects to send each month, in US dollars; each begins where the one before it ends. */
export const MONTHLY_VOLUMES = ['UNDER_1000', 'FROM_1000', 'FROM_10000', 'FROM_50000', 'FROM_100000'] as const;
export type MonthlyVolume = (typeof MONTHLY_VOLUMES)[number];

export const FIRST_SENDS = ['THIS_WEEK', 'THIS_MONTH', 'THREE_MONTHS', 'LATER'] as const;
export type FirstSend = (typeof FIRST_SENDS)[number];

const LEGAL_NAME = /^[\p{L}\p{M}\p{N}\u200C\u200D \-&.,'’()/]+$/u;
const { legalNameLength, otherLength, websiteLength } = ONBOARDING_LIMITS;

/** Validates the name under which a company is registered: as at sign-up, and with & . , ' ( ) / */
export function checkLegalName(name: string): Refusal | null {
  if (!/[\p{L}\p{N}]/u.test(nameKey(name))) return { key: 'error.onboarding.legalNameRequired' };
  const tidy = tidyName(name);
  return LEGAL_NAME.test(tidy) ? checkText(tidy, legalNameLength) : { key: 'error.onboarding.legalNameCharacters' };
}

/** Validates the uses of rewards: at least one, and words where one is OTHER. */
export const checkUsage = (usage: readonly string[]): Refusal | null =>
  usage.length === 0 ? { key: 'error.onboarding.usageRequired' } : null;

export function checkOtherUsage(usage: readonly string[], words: string): Refusal | null {
  if (!usage.includes('OTHER')) return null;
  return words.trim() === '' ? { key: 'error.onboarding.otherUsageRequired' } : checkText(words.trim(), otherLength);
}

/** A web site as it is kept: `tidewater.example` becomes `https://tidewater.example/`. What cannot be one stays as it was typed. */
export function tidyWebsite(typed: string): string {
  const text = visibleText(typed).trim();
  return readWebsite(text)?.href ?? text;
}

/** Validates a company's web site, which it may leave out. Null when valid. */
export function checkWebsite(typed: string): Refusal | null {
  const text = visibleText(typed).trim();
  if (text === '') return null;
  return readWebsite(text) === null ? { key: 'error.onboarding.website' } : checkText(text, websiteLength);
}

function readWebsite(text: string): URL | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isOfWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isOfWeb && url.username === '' && url.hostname.includes('.') ? url : null;
}
