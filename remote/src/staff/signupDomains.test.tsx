import type { SignupDomain } from '@portal/shared/contract/signups';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { staffRoutes } from './index.ts';

const exception: SignupDomain = {
  domain: 'gmail.com',
  rule: 'ACCEPT',
  reason: 'A pilot',
  changedBy: 'robin@staff.example',
  changedAt: '2026-11-20T09:00:00Z',
};

test('staff add an exception, read why a domain is refused, and remove one after a question', async () => {
  let list: readonly SignupDomain[] = [];
  const refusal = { field: 'domain', i18nKey: 'error.signup.domain' };
  const api = apiServer({
    'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'STAFF_ACCESS'] }),
    'GET /staff/signup-domains': () => list,
    'PUT /staff/signup-domains/:domain': () => ({ status: 400, body: buildError({ fields: [refusal] }) }),
    'DELETE /staff/signup-domains/:domain': () => {
      list = [];
      return null;
    },
  });
  const { user } = await renderRoute({ rows: staffRoutes, path: '/staff/signup-domains', api });
  expect(await screen.findByText('There are no exceptions.')).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Add exception' }));
  await user.type(form.getByLabelText(/^Domain/), 'no domain');
  await user.type(form.getByLabelText(/^Reason/), 'A pilot');
  await user.click(form.getByRole('button', { name: 'Add exception' }));
  expect(await form.findByText('Enter a domain such as example.com.')).toBeVisible();
  api.use({
    'PUT /staff/signup-domains/:domain': () => {
      list = [exception];
      return exception;
    },
  });
  await user.clear(form.getByLabelText(/^Domain/));
  await user.type(form.getByLabelText(/^Domain/), 'Gmail.com');
  await user.click(form.getByRole('button', { name: 'Add exception' }));
  expect(await screen.findByText('The rule for gmail.com is saved.')).toBeVisible();
  const sent = api.calls('PUT /staff/signup-domains/:domain').at(-1);
  expect([sent?.params['domain'], sent?.body]).toEqual(['gmail.com', { rule: 'ACCEPT', reason: 'A pilot' }]);
  await user.click(await screen.findByRole('button', { name: 'Remove the rule for gmail.com' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByText('There are no exceptions.')).toBeVisible());
});
