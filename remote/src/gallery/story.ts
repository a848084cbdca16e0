import type { ReactNode } from 'react';

/** One state of a component of the kit, exported by `*.stories.tsx` beside it. */
export interface Story {
  (): ReactNode;
  /** Address at which it is drawn, with the query that the component reads. */
  address?: string;
}
