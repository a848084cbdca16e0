import { SETTINGS } from './settings.ts';

/** The rules of a password, each ticked live where one is chosen (decisions 7). Lower case is named, as the specification's text does. */
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

/** The rules that a password breaks; the lower-case one informs only (decisions 7 refuses upper, digit, symbol and length). */
export const brokenPasswordRules = (password: string): string[] =>
  PASSWORD_RULES.filter((rule) => rule.id !== 'lower' && !rule.holds(password)).map((rule) => rule.id);
