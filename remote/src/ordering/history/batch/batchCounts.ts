import type { ResendBatch } from '@portal/shared/contract/resendBatches';

export const skippedOf = ({ skipped }: ResendBatch): number => skipped.reduce((sum, { lines }) => sum + lines, 0);

/** How many lines of a batch wait no more. */
export const settledOf = (batch: ResendBatch): number => batch.sent + skippedOf(batch);
