import { SETTINGS } from '../settings.ts';
import { checkMessage } from '../textRules.ts';
import type { Refusal } from './rewardAmount.ts';

/** Why somebody asked for help with a reward. */
export const SUPPORT_REASONS = [
  'NOT_RECEIVED',
  'CODE_DOES_NOT_WORK',
  'WRONG_REWARD',
  'WRONG_RECIPIENT',
  'OTHER',
] as const;
export type SupportReason = (typeof SUPPORT_REASONS)[number];

export const SUPPORT_CASE_STATUSES = ['OPEN', 'CLOSED'] as const;
export type SupportCaseStatus = (typeof SUPPORT_CASE_STATUSES)[number];

/** Validates a note of a support case. Null when valid. */
export const checkCaseNote = (note: string): Refusal | null =>
  note.trim() === '' ? { key: 'error.supportCase.noteRequired' } : checkMessage(note, SETTINGS.supportCases.noteLength);
