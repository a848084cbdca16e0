import type { ResendBatch } from '@portal/shared/contract/resendBatches';

export const countSkipped = ({ skipped }: ResendBatch): number => skipped.reduce((sum, { lines }) => sum + lines, 0);

/** How many lines of a batch wait no more. */
export const countSettled = (batch: ResendBatch): number => batch.sent + countSkipped(batch);
