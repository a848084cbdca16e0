import { screen, waitFor } from '@testing-library/react';
import type { PortalEvent } from '@portal/shared/federation/remoteModule';
import { Outlet } from 'react-router-dom';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { apiServer } from '../testing/apiServer.ts';
import { buildPlatform } from '../testing/builders/buildPlatform.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const page = (path: string, segmentName: string, rest: Partial<RouteRow> = {}): RouteRow => ({
  path,
  titleKey: 'common:product',
  segmentName,
  page: () => Promise.resolve(() => <h1>{segmentName}</h1>),
  ...rest,
});

const rows: readonly RouteRow[] = [
  page('/order', 'Catalog'),
  page('/orders/:id', 'Order', {
    page: () =>
      Promise.resolve(() => (
        <>
          <h1>Order</h1>
          <Outlet />
        </>
      )),
    children: [page('/orders/:id/:line', 'Order line')],
  }),
  page('/old', 'Old', { redirectTo: '/order' }),
  page('/settings/user', 'My profile'),
  page('/users', 'Users', { permissions: { all: ['STAFF_ACCESS'] } }),
];

const heading = (name: string) => screen.findByRole('heading', { name });

describe('a reload', () => {
  test.each(['/order', '/orders/RG1', '/orders/RG1/2', '/settings/user'])(
    'of %s asks once for the user and once for the organisation before the menu is drawn',
    async (path) => {
      let answer: () => void = () => undefined;
      const slow = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const api = apiServer({
        'GET /platforms/:id': async () => {
          await slow;
          return buildPlatform();
        },
      });
      await renderRoute({ rows, path, api, chrome: 'full' });
      await waitFor(() => expect(api.calls('GET /platforms/:id')).toHaveLength(1));
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
      answer();
      expect((await screen.findAllByRole('navigation'))[0]).toBeVisible();
      expect([api.calls('GET /account').length, api.calls('GET /platforms/:id').length]).toEqual([1, 1]);
    },
  );

  test('sends the session identifier of the last answer with the next call', async () => {
    const api = apiServer({
      'GET /account': () => Response.json(buildPrincipal(), { headers: { 'x-session-id': 'renewed' } }),
    });
    await renderRoute({ rows, path: '/order', api });
    await heading('Catalog');
    expect(api.calls('GET /platforms/:id')[0]?.headers.get('x-session-id')).toBe('renewed');
  });
});

describe('the segment of a page', () => {
  const collectSegments = async (path: string, api = apiServer()) => {
    const names: string[] = [];
    const onEvent = (event: PortalEvent) => {
      if (event.type === 'segment') names.push(event.name);
    };
    const rendered = await renderRoute({ rows, path, api, onEvent });
    return { ...rendered, names };
  };

  test('is sent once for every page that is opened, of the innermost row, and not for another query', async () => {
    const { names, navigate } = await collectSegments('/old');
    await heading('Catalog');
    navigate('/order?q=books');
    navigate('/orders/RG1');
    await heading('Order');
    navigate('/orders/RG1/2');
    await heading('Order line');
    navigate('/orders/RG1');
    navigate('/orders/RG2');
    await heading('Order');
    expect(names).toEqual(['Catalog', 'Order', 'Order line', 'Order', 'Order']);
  });

  test('is not sent for a page that the person may not open', async () => {
    const api = apiServer({ 'GET /account': () => buildPrincipal({ authorities: [] }) });
    const { names } = await collectSegments('/users', api);
    await heading('My profile');
    expect(names).toEqual(['My profile']);
  });

  test('a missing title text warns in the console only', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderRoute({ rows: [page('/order', 'Catalog', { titleKey: 'common:no.such.title' })], path: '/order' });
    expect(await heading('Catalog')).toBeVisible();
    await waitFor(() => expect(warned).toHaveBeenCalled());
    expect(warned).toHaveBeenCalledWith('There is no text for the title common:no.such.title.');
    warned.mockRestore();
  });
});
