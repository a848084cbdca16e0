import { createHash } from 'node:crypto';
import type { ResearchCompletionBody } from '@portal/shared/contract/researchCompletions';

/** Returns the fingerprint by which a repeat of a response is told from another one of its id. It is kept for ever. */
export function hashCompletion({
  recipientEmail,
  recipientFirstName,
  recipientLastName,
}: ResearchCompletionBody): string {
  const content = [recipientEmail, recipientFirstName, recipientLastName].map((text) => text.trim());
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
