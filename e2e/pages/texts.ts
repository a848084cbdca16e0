import { expect, type APIRequestContext } from '@playwright/test';

const listTexts = async (request: APIRequestContext, number: string) =>
  (await (await request.get(`/dev/texts.json?to=${encodeURIComponent(number)}`)).json()) as { readonly body: string }[];

/** The newest text to a number, once there is one. */
export async function textTo(request: APIRequestContext, number: string): Promise<string> {
  await expect.poll(async () => (await listTexts(request, number)).length).toBeGreaterThan(0);
  return (await listTexts(request, number))[0]?.body ?? '';
}

/** The code of the newest text to a number, once `count` texts have been sent there. */
export async function textedCode(request: APIRequestContext, number: string, count = 1): Promise<string> {
  let body = '';
  await expect(async () => {
    const texts = await listTexts(request, number);
    expect(texts.length).toBeGreaterThanOrEqual(count);
    body = texts[0]?.body ?? '';
  }).toPass();
  return /\d{6}/.exec(body)?.[0] ?? '';
}
