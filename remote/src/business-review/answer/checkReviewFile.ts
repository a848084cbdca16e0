import { findReviewFileType } from '@portal/shared/domain/access/reviewFacts';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { SETTINGS } from '@portal/shared/domain/settings';

const MB = 1024 * 1024;
const MOST_FIRST_BYTES = 8;

export const FILE_MEGABYTES = SETTINGS.businessReview.fileBytes / MB;

/** Says why a file is not sent: its size, or a content that is no PDF, PNG or JPEG. Null when it can be. */
export async function checkReviewFile(file: File): Promise<Refusal | null> {
  if (file.size > SETTINGS.businessReview.fileBytes)
    return { key: 'error.businessReview.fileTooLarge', values: { megabytes: String(FILE_MEGABYTES) } };
  const bytes = await readBytes(file.slice(0, MOST_FIRST_BYTES));
  // Sending it says why the browser cannot read it.
  if (bytes === null) return null;
  return findReviewFileType(bytes) === null ? { key: 'error.businessReview.fileType' } : null;
}

const readBytes = (part: Blob): Promise<Uint8Array | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(toBytes(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsArrayBuffer(part);
  });

const toBytes = (read: FileReader['result']): Uint8Array | null =>
  read === null || typeof read === 'string' ? null : new Uint8Array(read);
