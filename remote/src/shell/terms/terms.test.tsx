import { screen, waitFor } from '@testing-library/react';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { buildTerms } from '../../testing/builders/buildTerms.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const rows: readonly RouteRow[] = [
  {
    path: '/settings/user',
    titleKey: 'common:product',
    segmentName: 'My profile',
    page: () => Promise.resolve(() => <input aria-label="Message" />),
  },
];

const open = (handlers: Handlers) =>
  renderRoute({
    rows,
    path: '/settings/user?from=mail',
    api: apiServer({ 'GET /terms': () => buildTerms(), ...handlers }),
  });

test('terms that are due are asked over the page, which stays; others that came meanwhile are read anew', async () => {
  let termsDue = true;
  let version = '2026-11';
  const { user, api, location } = await open({
    'GET /account': () => buildPrincipal({ termsDue }),
    'GET /terms': () => buildTerms({ version }),
    'POST /terms/acceptances': () => {
      if (version === '2026-11') {
        version = '2026-12';
        return { status: 409, body: buildError({ status: 409, i18nKey: 'error.terms.changed' }) };
      }
      termsDue = false;
      return null;
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Terms of service' });
  expect(dialog).toBeVisible();
  expect(await screen.findByText('An order is binding.')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Accept terms' }));
  expect(await screen.findByText('Version 2026-12')).toBeVisible();
  expect(screen.getByText('The terms have changed in the meantime. Read and accept the new ones.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept terms' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Message')).toBeVisible();
  expect(location()).toBe('/settings/user?from=mail');
  expect(api.calls('POST /terms/acceptances')[1]?.body).toEqual({ terms: { version: '2026-12', language: 'en' } });
});

test('nobody is asked who has accepted', async () => {
  await open({});
  expect(await screen.findByLabelText('Message')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
