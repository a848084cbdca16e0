import { createHash } from 'node:crypto';
import { codeOf } from '../errors/codeOf.ts';

/** Names of marked statements, of which there are few. */
const names = new Map<string, string>();
let generation = 0;

/** Returns the name under which a statement is prepared on each connection. */
export function statementName(text: string): string {
  const name = names.get(text) ?? `${generation}.${createHash('sha1').update(text).digest('hex')}`;
  names.set(text, name);
  return name;
}

/** Has every statement prepared anew. */
export function renewStatementNames(): void {
  generation += 1;
  names.clear();
}

/** True when a prepared statement returns other columns than it was planned for: a migration has run meanwhile. */
export const isOvertakenPlan = (error: unknown): boolean =>
  codeOf(error) === '0A000' && error instanceof Error && error.message.includes('cached plan');
