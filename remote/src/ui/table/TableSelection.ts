import type { ReactNode } from 'react';

/** The rows that were chosen, also on other pages. */
export interface TableSelection {
  readonly keys: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
  /** Names the box that chooses a row: what it chooses. */
  readonly getLabel: (key: string) => string;
  /** Buttons of the selection bar. */
  readonly actions: ReactNode;
}
