import type { PortalEvent } from '@portal/shared/federation/remoteModule';
import { act, screen, waitFor } from '@testing-library/react';
import { useGetAccountQuery } from '../entities/account/accountApi.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import type { StubResponse } from '../testing/apiResponses.ts';
import { apiServer } from '../testing/apiServer.ts';
import { buildAccount } from '../testing/builders/buildAccount.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const ACCOUNTS = ['X1', 'X2', 'X3'];

function Three() {
  const [one, two, three] = [
    useGetAccountQuery({ customerIdentifier: 'G1', accountIdentifier: 'X1' }),
    useGetAccountQuery({ customerIdentifier: 'G1', accountIdentifier: 'X2' }),
    useGetAccountQuery({ customerIdentifier: 'G1', accountIdentifier: 'X3' }),
  ];
  const settled = [one, two, three].filter(({ isSuccess, isError }) => isSuccess || isError);
  return <h1>{settled.length} settled</h1>;
}

const row = (path: string, page: () => React.JSX.Element): RouteRow => ({
  path,
  titleKey: 'common:product',
  segmentName: path,
  page: () => Promise.resolve(page),
});

test('three calls in parallel, one failing: the loading mark begins once, and ends once with the last', async () => {
  type Account = StubResponse<'GET /customers/:customer/account/:account'>;
  const pending = new Map<string, (answer: Account) => void>();
  const marks: boolean[] = [];
  const { navigate } = await renderRoute({
    rows: [row('/order', () => <h1>Home</h1>), row('/three', Three)],
    path: '/order',
    api: apiServer({
      'GET /customers/:customer/account/:account': ({ params }) => {
        const name = params['account'] ?? '';
        return ACCOUNTS.includes(name)
          ? new Promise<Account>((resolve) => pending.set(name, resolve))
          : buildAccount({ accountIdentifier: name });
      },
    }),
    onEvent: (event: PortalEvent) => event.type === 'busy' && marks.push(event.busy),
  });
  await screen.findByRole('heading', { name: 'Home' });
  await waitFor(() => expect(marks.at(-1)).toBe(false));
  marks.length = 0;
  navigate('/three');
  await waitFor(() => expect(pending.size).toBe(3));
  expect(marks).toEqual([true]);
  const settle = async (name: string, answer: Account, count: number) => {
    act(() => pending.get(name)?.(answer));
    await screen.findByRole('heading', { name: `${count} settled` });
  };
  await settle('X1', buildAccount({ accountIdentifier: 'X1' }), 1);
  await settle('X2', { status: 500, body: buildError({ status: 500, i18nKey: 'error.server' }) }, 2);
  expect(marks).toEqual([true]);
  await settle('X3', buildAccount({ accountIdentifier: 'X3' }), 3);
  await waitFor(() => expect(marks).toEqual([true, false]));
});
