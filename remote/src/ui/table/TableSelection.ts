import type { ReactNode } from 'react';

export interface TableSelection {
  readonly keys: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
  /** Buttons of the selection bar. */
  readonly actions: ReactNode;
}
