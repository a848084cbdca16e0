import type { DraftStore } from '../../ui/form/draftStore.ts';

const STEPS_DRAFT = 'order.steps';

/** Draft keys of what is typed in the steps and not sent yet. */
export const STEP_DRAFTS = {
  person: `${STEPS_DRAFT}.person`,
  paste: `${STEPS_DRAFT}.paste`,
  email: `${STEPS_DRAFT}.email`,
} as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads the upload whose lines the order in steps has, from storage, because another tab may have begun it; null for none. */
export function readStepsUpload(drafts: DraftStore): string | null {
  const content = drafts.load(STEPS_DRAFT)?.['content'];
  const uploadId = isRecord(content) ? content['fileUploadId'] : undefined;
  return typeof uploadId === 'string' ? uploadId : null;
}

export function writeStepsUpload(drafts: DraftStore, uploadId: string): void {
  drafts.save(STEPS_DRAFT, { step: 'RECIPIENTS', content: { fileUploadId: uploadId } });
}

/** Deletes the order as the browser knows it: the upload, and what is typed. */
export function removeStepsDraft(drafts: DraftStore): void {
  for (const key of [STEPS_DRAFT, ...Object.values(STEP_DRAFTS)]) drafts.remove(key);
}
