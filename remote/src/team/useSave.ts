import { useNavigate } from 'react-router-dom';
import { useNotify } from '../ui/feedback/useNotify.ts';
import { useIsShown } from '../ui/page/useIsShown.ts';
import { hasFieldErrors } from './teamFailure.ts';

interface SaveOptions<Saved> {
  /** Begins the call. */
  readonly send: () => Promise<Saved>;
  readonly getSuccessText: (saved: Saved) => string;
  readonly failureText: string;
  /** Returns the address to which the page leads, if it is still shown. */
  readonly getNextPath: (saved: Saved) => string;
}

/** Nobody wanted it after all: the form stays as it is, and says nothing. */
export class SaveCancelled extends Error {}

/**
 * Waits for a save, says what became of it, and leads on; when the page was left meanwhile, the answer is only said. What is wrong
 * at a field is said there alone.
 */
export function useSave() {
  const navigate = useNavigate();
  const notify = useNotify();
  const isShown = useIsShown();
  return async <Saved>({ send, getSuccessText, failureText, getNextPath }: SaveOptions<Saved>): Promise<void> => {
    let saved: Saved;
    try {
      saved = await send();
    } catch (error) {
      if (!(error instanceof SaveCancelled) && !hasFieldErrors(error)) notify.error(failureText);
      throw error;
    }
    notify.success(getSuccessText(saved));
    if (isShown()) await navigate(getNextPath(saved), { replace: true });
  };
}
