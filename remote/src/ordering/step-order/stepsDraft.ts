import type { DraftStore } from '../../ui/form/draftStore.ts';
import { readStepsDraft, STEPS_DRAFT, writeStepsDraft } from '../drafts/stepsDraft.ts';
import type { Step } from './stepState.ts';

/** Draft keys of what is typed in the steps and not sent yet. */
export const STEP_DRAFTS = {
  person: `${STEPS_DRAFT}.person`,
  paste: `${STEPS_DRAFT}.paste`,
  email: `${STEPS_DRAFT}.email`,
} as const;

const DRAFT_STEP = {
  recipients: 'RECIPIENTS',
  reward: 'REWARD',
  email: 'EMAILTEMPLATE',
  checkout: 'CHECKOUT',
} as const satisfies Record<Step, string>;

interface StepsUpload {
  readonly uploadId: string;
  readonly accountIdentifier: string;
  readonly step: Step;
}

/** Reads the upload whose lines the order in steps has, from storage, because another tab may have begun it; null for none. */
export const readStepsUpload = (drafts: DraftStore): string | null =>
  readStepsDraft(drafts)?.content.fileUploadId ?? null;

/** Writes where the order stands. What was typed and sent is kept by its upload. */
export function writeStepsUpload(drafts: DraftStore, { uploadId, accountIdentifier, step }: StepsUpload): void {
  const groupAndAccount = { accountIdentifier };
  const before = readStepsDraft(drafts);
  if (before?.step === DRAFT_STEP[step] && before.content.fileUploadId === uploadId) return;
  writeStepsDraft(drafts, { step: DRAFT_STEP[step], content: { fileUploadId: uploadId, groupAndAccount } });
}

/** Deletes the order as the browser knows it: the upload, and what is typed. */
export function removeStepsDraft(drafts: DraftStore): void {
  for (const key of [STEPS_DRAFT, ...Object.values(STEP_DRAFTS)]) drafts.remove(key);
}
