import { checkName } from '../ordering/recipientRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { SETTINGS } from '../settings.ts';
import { nameKey, tidyName } from './names.ts';

/** Validates the name of a role. Null when valid. */
export const checkRoleName = (name: string): Refusal | null =>
  nameKey(name) === ''
    ? { key: 'error.name.required' }
    : checkName(tidyName(name), { required: true, maxLength: SETTINGS.team.roleNameLength });
