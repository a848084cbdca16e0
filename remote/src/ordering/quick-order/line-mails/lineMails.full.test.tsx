import { screen, waitFor } from '@testing-library/react';
import { buildError } from '../../../testing/builders/buildError.ts';
import { buildPrincipal } from '../../../testing/builders/buildPrincipal.ts';
import { buildTemplate } from '../../../testing/builders/buildTemplate.ts';
import { openCheckout, person } from '../testing/openCheckout.ts';

const TEMPLATES = [
  buildTemplate({ emailTemplateIdentifier: 'E1', name: 'Thank you', subjectTemplate: 'Thanks, {{recipient_name}}' }),
  buildTemplate({ emailTemplateIdentifier: 'E2', name: 'Birthday', subjectTemplate: 'Happy birthday' }),
];
const handlers = {
  'GET /email-templates/account/:account': () => TEMPLATES,
  'GET /account': () => buildPrincipal({ authorities: ['PLACE_ORDER_ACCESS', 'EMAIL_TEMPLATES_ACCESS'] }),
};

const isLines = (body: unknown): body is { lineItems: { deliveryTemplate: object }[] } =>
  typeof body === 'object' && body !== null && 'lineItems' in body;

test('one person gets another mail than the rest; what the server refuses in it is said of that person', async () => {
  const { user, api, location } = await openCheckout(handlers);
  await user.click((await person(1)).firstName);
  await user.paste('Ana\tByron\tana@example.com\nBea\tByron\tbea@example.com');
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'Thanks');
  await user.click(screen.getByRole('link', { name: 'Customize emails one by one' }));
  await waitFor(() => expect(location()).toBe('/order/email-templates-simple?utid=U100001&amount=25'));
  expect(await screen.findByRole('radio', { name: /Everyone \(2\)/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /Bea Byron.*bea@example.com.*\$25\.00/ }));
  await user.selectOptions(screen.getByLabelText(/^Email template/), 'E2');
  const message = screen.getByRole('textbox', { name: /^Message/ });
  expect(message).toHaveValue('Thanks');
  await user.clear(message);
  await user.type(message, 'Have a nice day');
  await user.click(screen.getByRole('button', { name: 'Use for this order' }));
  expect(await screen.findByText('1 person gets a custom email.')).toBeVisible();
  await waitFor(() => {
    const { body } = api.calls('PUT /shopping-carts/:cart/line-items').at(-1) ?? {};
    expect(isLines(body) && body.lineItems.map(({ deliveryTemplate }) => deliveryTemplate)).toMatchObject([
      { etid: 'E1', subject: 'Thanks, {{recipient_name}}', message: 'Thanks' },
      { etid: 'E2', subject: 'Happy birthday', message: 'Have a nice day' },
    ]);
  });
  api.use({
    'PUT /shopping-carts/:cart/line-items': () => ({
      status: 422,
      body: buildError({
        fields: [{ field: 'lineItems[1].deliveryTemplate.subject', i18nKey: 'error.subject.slash' }],
      }),
    }),
  });
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), '!');
  expect(await screen.findByText(/^Bea Byron: /)).toBeVisible();
  expect(screen.getByLabelText(/^Subject/)).toBeValid();
  await user.click(screen.getByRole('link', { name: 'Edit the email for Bea Byron' }));
  expect(await screen.findByRole('radio', { name: /Bea Byron/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveValue('Have a nice day');
  const subject = screen.getByLabelText(/^Subject/);
  await waitFor(() => expect(subject).toHaveFocus());
  expect(subject).toHaveAccessibleDescription(/must not contain \//);
  await user.type(subject, '!');
  expect(subject).toBeValid();
});

test('without a right to templates the mails of single people are absent', async () => {
  const { user } = await openCheckout({
    ...handlers,
    'GET /account': () => buildPrincipal({ authorities: ['PLACE_ORDER_ACCESS'] }),
  });
  await user.click((await person(1)).firstName);
  await user.paste('Ana\tByron\tana@example.com');
  expect(screen.queryByRole('link', { name: 'Customize emails one by one' })).not.toBeInTheDocument();
});
