import type { AccountSelection } from '@portal/shared/store/accountSlice';

interface SwitcherOptions {
  readonly selected: () => AccountSelection | null;
  readonly select: (selection: AccountSelection | null) => void;
  /** Gets the server's token for an account; rejects when the server refuses. */
  readonly takeToken: (selection: AccountSelection) => Promise<void>;
}

/**
 * Optimistic switch with rollback. Switches run one after another; a late failure never undoes a newer choice.
 * Resolves to false when the server refused.
 */
export function createAccountSwitcher({
  selected,
  select,
  takeToken,
}: SwitcherOptions): (next: AccountSelection) => Promise<boolean> {
  let confirmed: AccountSelection | null = null;
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const confirm = async (next: AccountSelection): Promise<boolean> => {
    try {
      await takeToken(next);
    } catch {
      waiting -= 1;
      if (selected()?.accountIdentifier === next.accountIdentifier) select(confirmed);
      return false;
    }
    waiting -= 1;
    confirmed = next;
    return true;
  };

  return (next) => {
    // The selection may have changed in another way since the last switch.
    if (waiting === 0) confirmed = selected();
    waiting += 1;
    select(next);
    const done = queue.then(() => confirm(next));
    queue = done;
    return done;
  };
}
