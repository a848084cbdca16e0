import { SETTINGS } from '../settings.ts';

/** Password rules, checked live while a password is typed. */
export const PASSWORD_RULES = [
  {
    id: 'length',
    holds: (password: string) =>
      password.length >= SETTINGS.password.minLength && password.length <= SETTINGS.password.maxLength,
  },
  { id: 'upper', holds: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'lower', holds: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'digit', holds: (password: string) => /\d/.test(password) },
  { id: 'symbol', holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const;

/** Ids of the enforced rules that a password breaks; the lower-case rule is advisory. */
export const brokenPasswordRules = (password: string): string[] =>
  PASSWORD_RULES.filter((rule) => rule.id !== 'lower' && !rule.holds(password)).map((rule) => rule.id);
