import { screen, waitFor, within } from '@testing-library/react';
import type { SentRequest } from '../../../testing/apiServer.ts';
import { buildMailPreview } from '../../../testing/builders/buildMailPreview.ts';
import { buildTemplate } from '../../../testing/builders/buildTemplate.ts';
import { openCheckout, person } from '../testing/openCheckout.ts';

const isBody = (
  body: unknown,
): body is { recipient: { firstName: string }; deliveryTemplate: { subject: string; message: string } } =>
  typeof body === 'object' && body !== null && 'recipient' in body && 'deliveryTemplate' in body;

/** The server's mail, in short: who it greets and what it says. */
const drawn = ({ body }: SentRequest) => {
  if (!isBody(body)) throw new Error('No line was sent');
  const { recipient, deliveryTemplate } = body;
  return buildMailPreview({
    subject: `Subject of ${recipient.firstName}`,
    html: `<html><head></head><body>Hello ${recipient.firstName}, ${deliveryTemplate.message}</body></html>`,
  });
};

/** As the field holds it: between two invisible marks. */
const NAME = '\u2004Recipient’s name\u2004';

const subjectField = () => screen.findByLabelText(/^Subject/);

test('a button puts its placeholder where the cursor stands; the placeholder is a pill, which goes whole', async () => {
  const { user } = await openCheckout();
  const subject = await subjectField();
  if (!(subject instanceof HTMLInputElement)) throw new Error('Not a field');
  await user.clear(subject);
  await user.click(subject);
  await user.paste('For , thanks');
  subject.setSelectionRange(4, 4);
  await user.click(screen.getByRole('button', { name: 'Recipient’s name' }));
  expect(subject).toHaveValue(`For ${NAME}, thanks`);
  expect(subject.selectionStart).toBe(`For ${NAME}`.length);
  await waitFor(() => expect(subject).toHaveFocus());
  await user.keyboard('{Backspace}');
  expect(subject).toHaveValue('For , thanks');
  await user.paste('{{recipient_name}}');
  expect(subject).toHaveValue(`For ${NAME}, thanks`);
});

test('braces are text but for unknown placeholders of a subject, which says so when it is left', async () => {
  const { user } = await openCheckout();
  for (const [label, text] of [
    [/^Subject/, 'Dear {foo} :-}'],
    [/^Message/, 'Dear {{recipient_name}} {team}'],
    [/^Sender name/, 'The {team}'],
  ] as const) {
    const field = await screen.findByRole('textbox', { name: label });
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    await user.tab();
    expect(field).toBeValid();
  }
  const subject = await subjectField();
  await user.clear(subject);
  await user.click(subject);
  await user.paste('Dear {{foo}}');
  await user.tab();
  expect(await screen.findByText(/There is no placeholder “foo” \(at character 6\)/)).toBeVisible();
});

test('the preview is the server’s mail of the person who is chosen, without scripts', async () => {
  const { user } = await openCheckout({ 'POST /email-templates/preview': drawn });
  expect(await screen.findByTitle('As the first person will see it')).toBeInTheDocument();
  await user.click((await person(1)).firstName);
  await user.paste('Ana\tByron\tana@example.com\nBea\tByron\tbea@example.com');
  expect(await screen.findByText('Subject of Ana')).toBeVisible();
  await user.click(screen.getByRole('textbox', { name: /^Message/ }));
  await user.paste('Thank you');
  const frame = screen.getByTitle('As Ana Byron will see it');
  await waitFor(() => expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('Hello Ana, Thank you')));
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  await user.selectOptions(screen.getByLabelText('Show the email for'), 'As Bea Byron will see it');
  expect(await screen.findByText('Subject of Bea')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove person 2' }));
  expect(await screen.findByText('Subject of Ana')).toBeVisible();
});

test('a preview that cannot be had says so and can be asked for again', async () => {
  const page = await openCheckout({ 'POST /email-templates/preview': () => ({ status: 503, body: {} }) });
  expect(await screen.findByText('The preview could not be loaded')).toBeVisible();
  page.api.use({ 'POST /email-templates/preview': () => buildMailPreview() });
  await page.user.click(screen.getByRole('button', { name: /again/ }));
  expect(await screen.findByText('A reward for you')).toBeVisible();
});

test('a template names its language, and the account’s default comes first', async () => {
  await openCheckout({
    'GET /email-templates/account/:account': () => [
      buildTemplate({ emailTemplateIdentifier: 'E1', name: 'Merci', locale: 'fr' }),
      buildTemplate(),
    ],
  });
  const field = await screen.findByLabelText(/^Email template/);
  expect(field).toHaveValue('E1');
  const options = within(field).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Merci · Français', 'Standard · English']);
});
