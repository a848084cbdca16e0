import type { CardBook } from './createCardBook.ts';
import type { Faults } from './faults.ts';

/** The things that every part of the sandbox works on. */
export interface SandboxContext {
  readonly book: CardBook;
  readonly faults: Faults;
  readonly key: string;
  readonly now: () => Date;
}
