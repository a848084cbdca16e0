import { SegmentedMessage } from 'sms-segments-calculator';

/** Returns how many messages carriers count: of 160 or 153 characters of GSM-7, of 70 or 67 with any other character. */
export const countTextParts = (body: string): number => new SegmentedMessage(body).segmentsCount;
