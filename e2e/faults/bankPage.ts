/** Fields of a form, as they are posted. */
export type Fields = readonly (readonly [name: string, value: string])[];

export interface WebForm {
  readonly url: string;
  readonly fields: Fields;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Posts a form as a browser does, and follows nothing. Rejects when no answer comes. */
export const postForm = ({ url, fields }: WebForm): Promise<Response> =>
  fetch(url, { method: 'POST', body: encode(fields), redirect: 'manual' });

export const encode = (fields: Fields): URLSearchParams =>
  new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value]));

/**
 * Opens the hosted page with a signed form and presses a button. Returns the form that the browser then posts to the portal.
 * Raises when the page shows none.
 */
export async function pressOnPage(form: WebForm, action: 'pay' | 'cancel'): Promise<WebForm> {
  const shown = await formIn(await postForm(form), form.url);
  return formIn(await postForm({ ...shown, fields: [...shown.fields, ['action', action]] }), shown.url);
}

async function formIn(response: Response, address: string): Promise<WebForm> {
  const page = await response.text();
  const action = /<form method="post" action="([^"]*)"/.exec(page)?.[1];
  if (response.status !== 200 || action === undefined) throw new Error(`No form (${response.status}): ${page}`);
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return {
    url: new URL(plain(action), address).href,
    fields: [...inputs].map(([, name = '', value = '']) => [plain(name), plain(value)] as const),
  };
}

const plain = (text: string): string => text.replaceAll(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? entity);
