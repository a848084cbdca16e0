import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../testing/apiServer.ts';
import { buildAgreement } from '../testing/builders/buildAgreement.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { agreementsRoutes } from './index.ts';

test('who accepted what is listed, narrowed and found again by the address', async () => {
  const rows = [
    buildAgreement(),
    buildAgreement({
      agreementId: '2',
      kind: 'BANK_DEBIT',
      language: 'ja',
      name: 'Leo Marsh',
      email: null,
      bankAccount: { label: 'Operating account', lastFour: '0068' },
    }),
  ];
  const { user, api, location } = await renderRoute({
    rows: agreementsRoutes,
    path: '/settings/agreements',
    api: apiServer({
      'GET /agreements': ({ query }) => rows.filter(({ kind }) => [null, kind].includes(query.get('kind'))),
    }),
  });
  const leo = await screen.findByText('Leo Marsh');
  expect(screen.getByText('Deleted user')).toBeVisible();
  expect(screen.getByText('Operating account, ending in 0068')).toBeVisible();
  expect(screen.getByText('Japanese')).toBeVisible();
  expect(screen.getAllByText('203.0.113.7')).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText('Agreement'), 'Terms of service');
  await waitFor(() => expect(leo).not.toBeInTheDocument());
  expect(screen.getByText('maya@demo.example')).toBeVisible();
  expect(location()).toContain('kind=TERMS');
  expect(Object.fromEntries(api.calls('GET /agreements').at(-1)?.query ?? [])).toMatchObject({
    kind: 'TERMS',
    sort: 'date,desc',
  });
});
