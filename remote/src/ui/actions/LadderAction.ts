import type { To } from 'react-router-dom';

/** One thing that can be done, wherever on the ladder it stands: a page to go to, a link outside, or a call. */
export interface LadderAction {
  readonly key: string;
  readonly label: string;
  /** A page of the portal. */
  readonly to?: To;
  /** State that tells the page where it was opened. */
  readonly state?: unknown;
  /** An address outside of the portal, such as a mail. */
  readonly href?: string;
  readonly onClick?: () => void;
  readonly isBusy?: boolean;
  /** Why it cannot be done now; it is shown with that, and does nothing. */
  readonly reason?: string | null;
  /** Takes something away for good: it stands last. */
  readonly isDestructive?: boolean;
}
