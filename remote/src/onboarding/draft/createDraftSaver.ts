import type { Onboarding, OnboardingBody } from '@portal/shared/contract/onboarding';

/** What is to be kept: the draft as it is typed, the step, and a tax id that is none of the draft. */
export interface DraftToSave extends Pick<OnboardingBody, 'step' | 'content'> {
  /** Empty: the one that the server has is kept. */
  readonly taxId: string;
}

export interface DraftSaver {
  /** Sends what the server does not have; calls run in sequence. Rejects with an ApiError. */
  readonly save: (draft: DraftToSave) => Promise<Onboarding>;
  /** Goes on from another version: what is saved next is laid over it. */
  readonly goOnFrom: (draft: Onboarding) => void;
}

interface DraftSaverDependencies {
  readonly draft: Onboarding;
  readonly put: (body: OnboardingBody) => Promise<Onboarding>;
}

/** Keeps the server's draft of the wizard in step with its form. */
export function createDraftSaver({ draft, put }: DraftSaverDependencies): DraftSaver {
  let known = draft;
  let sent = JSON.stringify([draft.step, draft.content]);
  let sentTaxId = '';
  let running: Promise<unknown> = Promise.resolve();

  const send = async ({ step, content, taxId }: DraftToSave): Promise<Onboarding> => {
    const text = JSON.stringify([step, content]);
    const isNewTaxId = taxId !== '' && taxId !== sentTaxId;
    if (text === sent && !isNewTaxId) return known;
    known = await put({ version: known.version, step, content, taxId: isNewTaxId ? taxId : null });
    sent = text;
    if (isNewTaxId) sentTaxId = taxId;
    return known;
  };

  return {
    save: (unsaved) => {
      const result = running.then(() => send(unsaved));
      running = result.catch(() => undefined);
      return result;
    },
    goOnFrom: (other) => {
      known = other;
      sent = JSON.stringify([other.step, other.content]);
      sentTaxId = '';
    },
  };
}
