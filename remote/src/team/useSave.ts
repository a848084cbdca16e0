import { useNavigate } from 'react-router-dom';
import { useNotify } from '../ui/feedback/useNotify.ts';
import { useIsShown } from '../ui/page/useIsShown.ts';
import { isAtFields } from './teamFailure.ts';

interface Saving<Saved> {
  /** Begins the call. */
  readonly send: () => Promise<Saved>;
  readonly done: (saved: Saved) => string;
  readonly failed: string;
  /** Returns the address to which the page leads, if it is still shown. */
  readonly to: (saved: Saved) => string;
}

/** Nobody wanted it after all: the form stays as it is, and says nothing. */
export class NotSure extends Error {}

/**
 * Waits for a save, says what became of it, and leads on; when the page was left meanwhile, the answer is only said. What is wrong
 * at a field is said there alone.
 */
export function useSave() {
  const navigate = useNavigate();
  const notify = useNotify();
  const isShown = useIsShown();
  return async <Saved>({ send, done, failed, to }: Saving<Saved>): Promise<void> => {
    let saved: Saved;
    try {
      saved = await send();
    } catch (error) {
      if (!(error instanceof NotSure) && !isAtFields(error)) notify.error(failed);
      throw error;
    }
    notify.success(done(saved));
    if (isShown()) await navigate(to(saved), { replace: true });
  };
}
