import type { Onboarding } from '@portal/shared/contract/onboarding';
import { useState } from 'react';
import { isApiError } from '../../api/apiError.ts';
import { useSaveOnboardingMutation } from '../onboardingApi.ts';
import { createDraftSaver, type DraftToSave } from './createDraftSaver.ts';

/** `changed`: another tab or somebody else has saved a newer version; nothing is sent until the user has chosen. */
type SaveState = 'saved' | 'saving' | 'failed' | 'changed';

export interface ServerDraft {
  /** The draft as the server has it. */
  readonly draft: Onboarding;
  readonly state: SaveState;
  /** Rejects with an ApiError. */
  readonly save: (draft: DraftToSave) => Promise<Onboarding>;
  readonly goOnFrom: (draft: Onboarding) => void;
}

export const isDraftChanged = (error: unknown): boolean =>
  isApiError(error) && error.i18nKey === 'error.onboarding.changed';

/** The server's draft of the wizard, which follows the form. */
export function useDraftSaver(first: Onboarding): ServerDraft {
  const [put] = useSaveOnboardingMutation();
  const [saver] = useState(() => createDraftSaver({ draft: first, put: (body) => put(body).unwrap() }));
  const [draft, setDraft] = useState(first);
  const [state, setState] = useState<SaveState>('saved');
  const save = async (unsaved: DraftToSave): Promise<Onboarding> => {
    setState('saving');
    try {
      const saved = await saver.save(unsaved);
      setDraft(saved);
      setState('saved');
      return saved;
    } catch (error) {
      setState(isDraftChanged(error) ? 'changed' : 'failed');
      throw error;
    }
  };
  const goOnFrom = (other: Onboarding): void => {
    saver.goOnFrom(other);
    setDraft(other);
    setState('saved');
  };
  return { draft, state, save, goOnFrom };
}
