import type { ResearchCompletionBody } from '@portal/shared/contract/researchCompletions';

/** A response as a survey tool sends it. */
const SAMPLE: ResearchCompletionBody = {
  responseId: 'R_17',
  recipientEmail: 'ana@example.com',
  recipientFirstName: 'Ana',
  recipientLastName: 'Byron',
};

/** The headers of the call; the key is put in the place of the words in capitals. */
export const SAMPLE_HEADERS = 'Authorization: Bearer YOUR_RESEARCH_KEY\nContent-Type: application/json';

export const SAMPLE_BODY = JSON.stringify(SAMPLE, null, 2);

/** Returns a command that makes the call with form fields. Double quotes serve in every shell. */
export const toSampleCurl = (address: string): string =>
  [
    `curl -X POST "${address}"`,
    '-H "Authorization: Bearer YOUR_RESEARCH_KEY"',
    ...Object.entries(SAMPLE).map(([name, value]) => `--data-urlencode "${name}=${value}"`),
  ].join(' ');
