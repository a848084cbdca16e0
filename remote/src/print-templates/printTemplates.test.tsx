import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildAccount } from '../testing/builders/buildAccount.ts';
import { buildCustomer } from '../testing/builders/buildCustomer.ts';
import { buildPrintTemplate } from '../testing/builders/buildPrintTemplate.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { printTemplatesRoutes } from './index.ts';

const LIST = '/print-templates';
const OWN = buildPrintTemplate({ deliveryTemplateIdentifier: 'P000001', name: 'Birthday', isChangeable: true });

const HANDLERS: Handlers = {
  'GET /customers': () => [buildCustomer({ accounts: [buildAccount()] })],
  'GET /print-templates': () => [
    { ...OWN, defaults: [{ platformClientId: null, customerIdentifier: 'G1', accountIdentifier: 'A1' }] },
    buildPrintTemplate(),
  ],
  'GET /print-templates/defaults': () => [],
  'GET /print-templates/:ptid': ({ params }) => (params['ptid'] === 'P000001' ? OWN : buildPrintTemplate()),
  'GET /print-templates/:ptid/uses': () => [{ kind: 'DEFAULT', name: 'Marketing US', reference: null }],
  'POST /print-templates/preview': () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
  'POST /print-templates': () => buildPrintTemplate({ name: 'Thank-you letter' }),
};

const open = (path: string) => renderRoute({ rows: printTemplatesRoutes, path, api: apiServer(HANDLERS) });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:letter';
  URL.revokeObjectURL = () => undefined;
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

test('the list says where a letter is the default; the standard one is only copied, one in use not deleted', async () => {
  const { user } = await open(LIST);
  const [, own, standard] = within(await screen.findByRole('table', { name: 'Print templates' })).getAllByRole('row');
  await waitFor(() => expect(own).toHaveTextContent(/Birthday.*Whole organization.*Marketing US.*P000001/));
  expect(standard).toHaveTextContent('P000000');
  await user.click(screen.getByRole('button', { name: 'Actions for Standard letter' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Make a copy']);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions for Birthday' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete “Birthday”?' }));
  expect(await question.findByRole('link', { name: 'Default for Marketing US' })).toHaveAttribute(
    'href',
    `${LIST}/edit/P000001/non-redemption`,
  );
});

test('a letter is made on its two sides, told what is wrong, seen as it is printed, and saved', async () => {
  const { user, api, location } = await open(`${LIST}/create`);
  await user.type(await screen.findByLabelText(/^Name/), 'Thank-you letter');
  await user.click(screen.getByRole('radio', { name: /^Your own text/ }));
  await user.click(screen.getByRole('button', { name: 'Preview the letter' }));
  expect(await screen.findByText(/^Correct the marked fields/)).toBeVisible();
  const support = screen.getByLabelText(/^Your support text/);
  expect(support).toHaveAccessibleDescription(/Enter your support text/);
  await user.click(support);
  await user.paste('x'.repeat(161));
  expect(screen.getByText(/^1 character too many/)).toBeVisible();
  await user.clear(support);
  await user.type(support, 'Call 555-0100.');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Other side' });
  expect(location()).toBe(`${LIST}/create/non-redemption`);
  const message = screen.getByLabelText(/^Message/);
  await user.clear(message);
  await user.type(message, 'Thanks to all of you.');
  await user.click(screen.getByRole('button', { name: 'Preview the letter' }));
  const letter = within(await screen.findByRole('dialog', { name: 'Preview of the letter' }));
  expect(await letter.findByTitle('Preview of the letter')).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:letter#/),
  );
  expect(letter.getByRole('link', { name: 'Save' })).toHaveAttribute('download', 'letter.pdf');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Create template' }));
  await waitFor(() => expect(location()).toBe(LIST));
  const written = {
    useLogo: true,
    usingDefaultCSMessage: false,
    customerServiceMessage: 'Call 555-0100.',
    message: 'Thanks to all of you.',
  };
  expect(api.calls('POST /print-templates/preview')[0]?.body).toMatchObject(written);
  expect(api.calls('POST /print-templates')[0]?.body).toMatchObject({
    ...written,
    name: 'Thank-you letter',
    templateAccess: 'PLATFORM',
  });
});
