import { expect, type APIRequestContext } from '@playwright/test';

/** The code of the newest text to a number, once `count` texts have been sent there. */
export async function textedCode(request: APIRequestContext, number: string, count = 1): Promise<string> {
  let body = '';
  await expect(async () => {
    const texts = (await (await request.get(`/dev/texts.json?to=${encodeURIComponent(number)}`)).json()) as {
      readonly body: string;
    }[];
    expect(texts.length).toBeGreaterThanOrEqual(count);
    body = texts[0]?.body ?? '';
  }).toPass();
  return /\d{6}/.exec(body)?.[0] ?? '';
}
