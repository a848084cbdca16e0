import { ADDRESS_WARNINGS } from '../addresses/mailedAddress.ts';

/**
 * READING until the lines are there; NEEDS_MAPPING until somebody says what the columns are; CHECKED with a verdict on each
 * line; REFUSED as a whole; ADDING while a job puts its good lines into a cart; ADDED when every line is in a cart or an order.
 */
export const UPLOAD_STATES = ['READING', 'NEEDS_MAPPING', 'CHECKED', 'REFUSED', 'ADDING', 'ADDED'] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/** Something to tell about a line that can be ordered. */
export const UPLOAD_WARNINGS = ['REPEATED_RECIPIENT', ...ADDRESS_WARNINGS, 'HIDDEN_ROW'] as const;
export type UploadWarning = (typeof UPLOAD_WARNINGS)[number];
