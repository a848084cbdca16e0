import { expect, type APIRequestContext } from '@playwright/test';

export interface Mail {
  readonly id: string;
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly attachments: readonly { readonly name: string; readonly contentType: string; readonly size: number }[];
}

/** The mails to one address in the developer inbox; waits until there are `count`. */
export async function mailsTo(request: APIRequestContext, address: string, count = 1): Promise<Mail[]> {
  const read = async (): Promise<Mail[]> => {
    const response = await request.get(`/dev/inbox.json?to=${encodeURIComponent(address)}`);
    return (await response.json()) as Mail[];
  };
  await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(count);
  return read();
}

/** The link to the recipient's page in a mail. */
export const rewardLink = (mail: Mail | undefined): string => mail?.links.find((link) => link.includes('/r/')) ?? '';
