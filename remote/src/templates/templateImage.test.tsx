import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildCustomer } from '../testing/builders/buildCustomer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildMailPreview } from '../testing/builders/buildMailPreview.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { buildTemplate } from '../testing/builders/buildTemplate.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { templatesRoutes } from './index.ts';
import { fullTest } from '../testing/fullTest.ts';

const LIST = '/email-templates';
const LOGO = `/api/images/${'a'.repeat(64)}`;
const OWN = buildTemplate({
  id: 'E1',
  name: 'Thank you',
  isChangeable: true,
  isDefault: false,
  fromEmailAddress: null,
});
const HTML =
  '<html><head><style>@media (prefers-color-scheme: dark) { p { color: red } }</style></head><body><img src="a.png" srcset="b.png 2x" alt="Spring"></body></html>';

const HANDLERS: Handlers = {
  'GET /customers': () => [buildCustomer()],
  'GET /email-templates': () => [OWN],
  'GET /email-templates/defaults': () => [],
  'GET /email-templates/senders': () => ({ address: 'rewards@portal.example', domains: ['mail.portal.example'] }),
  'GET /email-templates/:etid': () => OWN,
  'POST /email-templates/preview/template': () =>
    buildMailPreview({ html: HTML, text: 'Hello in plain text', textMessage: { body: 'Hi Ana', parts: 1 } }),
  'PUT /email-templates/:etid': () => OWN,
  'POST /images': () => ({ logoUrl: LOGO }),
  'POST /email-templates/:etid/test-mails': () => ({ recipientEmails: ['ada@demo.example', 'grace@demo.example'] }),
};

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({ rows: templatesRoutes, path, api: apiServer({ ...HANDLERS, ...handlers }) });

/** Lets images of that size load, which jsdom does not do by itself; null: they cannot be shown. */
function showImages(size: { readonly width: number; readonly height: number } | null): void {
  const image = window.HTMLImageElement.prototype;
  jest.spyOn(image, 'naturalWidth', 'get').mockReturnValue(size?.width ?? 0);
  jest.spyOn(image, 'naturalHeight', 'get').mockReturnValue(size?.height ?? 0);
  jest.spyOn(image, 'src', 'set').mockImplementation(function load(this: HTMLImageElement) {
    queueMicrotask(() => void this.dispatchEvent(new Event(size === null ? 'error' : 'load')));
  });
}
afterEach(() => jest.restoreAllMocks());

const choose = async (user: Awaited<ReturnType<typeof open>>['user'], file: File) => {
  await screen.findByRole('button', { name: /Choose an image|Replace/ });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('Nothing takes a file');
  await user.upload(input, file);
};

fullTest('an image is cut, named, kept and removed', async () => {
  showImages({ width: 4000, height: 3000 });
  const { user, api } = await open(`${LIST}/edit/E1/details`);
  await choose(user, new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose the part to show' }));
  await user.click(dialog.getByRole('button', { name: 'Use this part' }));
  expect(await screen.findByAltText('Current header image')).toHaveAttribute('width', '650');
  const [{ query } = { query: new URLSearchParams() }] = api.calls('POST /images');
  expect(Number(query.get('top'))).toBeCloseTo(34.6, 1);
  expect(query.get('width')).toBe('100');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/Describe the image in a few words/)).toBeVisible();
  await user.type(screen.getByLabelText(/^Image description/), 'Spring hills');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(api.calls('PUT /email-templates/:etid')[0]?.body).toMatchObject({
      logoUrl: LOGO,
      logoAltText: 'Spring hills',
    }),
  );
});

fullTest('each refusal of an image stands at its field', async () => {
  const { user } = await open(`${LIST}/edit/E1/details`, {
    'POST /images': () => ({
      status: 422,
      body: buildError({ status: 422, fields: [{ field: 'image', i18nKey: 'error.image.type' }] }),
    }),
  });
  const said = async (text: RegExp) => expect(await screen.findByText(text)).toBeVisible();
  await choose(user, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' }));
  await said(/larger than 5 MB/);
  showImages({ width: 6000, height: 5000 });
  await choose(user, new File(['x'], 'flood.png', { type: 'image/png' }));
  await said(/more than 25 megapixels/);
  showImages({ width: 640, height: 150 });
  await choose(user, new File(['x'], 'small.png', { type: 'image/png' }));
  await said(/smaller than 650 × 150 pixels/);
  showImages(null);
  await choose(user, new File(['<svg/>'], 'renamed.png', { type: 'image/png' }));
  await said(/Choose a PNG, JPEG, WebP or GIF image/);
  const photo = new File(['x'], 'photo.png', { type: 'image/png' });
  const read = jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(this: FileReader) {
    queueMicrotask(() => void this.dispatchEvent(new ProgressEvent('error')));
  });
  await choose(user, photo);
  await said(/was changed, moved or deleted after you chose it/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  read.mockRestore();
  showImages({ width: 4000, height: 3000 });
  await choose(user, photo);
  expect(await screen.findByRole('dialog', { name: 'Choose the part to show' })).toBeVisible();
});

test('a mail is looked at on a phone, in the dark, without images and as texts', async () => {
  const { user } = await open(`${LIST}/review?edit=E1`);
  const frame = await screen.findByTitle('Preview with a sample reward');
  const look = (name: string) => user.click(screen.getByRole('button', { name }));
  const shown = () => screen.getByTitle('Preview with a sample reward').getAttribute('srcdoc');
  expect(frame.getAttribute('srcdoc')).toContain('@media not all');
  await look('Dark');
  expect(shown()).toContain('@media all');
  await look('Images off');
  expect(shown()).toContain('<img alt="Spring">');
  await look('Plain text');
  expect(screen.getByText('Hello in plain text')).toBeVisible();
  await look('Text message');
  expect(screen.getByText('Hi Ana')).toBeVisible();
  expect(screen.queryByText('Hello in plain text')).not.toBeInTheDocument();
});

test('a test goes to colleagues, with what is written, and says at its field who is nobody', async () => {
  let isKnown = false;
  const { user, api } = await open(`${LIST}/review?edit=E1`, {
    'POST /email-templates/:etid/test-mails': () =>
      isKnown
        ? { recipientEmails: ['ada@demo.example', 'grace@demo.example'] }
        : {
            status: 400,
            body: buildError({
              status: 400,
              fields: [
                {
                  field: 'recipientEmails',
                  i18nKey: 'error.template.testRecipient',
                  values: { email: 'grace@demo.example' },
                },
              ],
            }),
          },
  });
  await user.click(await screen.findByRole('button', { name: 'Send a test email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a test of “Thank you”' }));
  const to = await dialog.findByLabelText(/^Send to/);
  expect(to).toHaveValue('ada@demo.example');
  await user.type(to, ', grace@demo.example');
  await user.click(dialog.getByRole('button', { name: 'Send test email' }));
  expect(await dialog.findByText('Nobody in your organization has the address grace@demo.example.')).toBeVisible();
  isKnown = true;
  await user.type(to, ' ');
  await user.click(dialog.getByRole('button', { name: 'Send test email' }));
  expect(await screen.findByText('Test email sent to ada@demo.example and grace@demo.example.')).toBeVisible();
  expect(api.calls('POST /email-templates/:etid/test-mails').at(-1)).toMatchObject({
    params: { etid: 'E1' },
    body: { recipientEmails: ['ada@demo.example', 'grace@demo.example'], template: { subject: OWN.subject } },
  });
  expect(api.calls('PUT /email-templates/:etid')).toEqual([]);
});

test('who is under review reads why no test can be sent', async () => {
  const underReview: Handlers = { 'GET /account': () => buildPrincipal({ kybStatus: 'UNDER_REVIEW' }) };
  const page = await open(`${LIST}/review?edit=E1`, underReview);
  const button = await screen.findByRole('button', { name: 'Send a test email' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/once the review of your business is finished/);
  page.navigate(LIST);
  await page.user.click(await screen.findByRole('button', { name: 'Actions for Thank you' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Send a test email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a test of “Thank you”' }));
  expect(dialog.getByText(/once the review of your business is finished/)).toBeVisible();
  expect(dialog.getAllByRole('button').map((one) => one.textContent || one.getAttribute('aria-label'))).toEqual([
    'Close',
    'Close',
  ]);
});
