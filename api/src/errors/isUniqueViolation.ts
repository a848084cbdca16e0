import { codeOf } from './codeOf.ts';

/** Tells whether a statement failed because a unique key is taken (SQLSTATE 23505). */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';
