import { screen, waitFor } from '@testing-library/react';
import { Link, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { Page } from '../ui/page/Page.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import { renderRoute } from '../testing/renderRoute.tsx';

function ListPage() {
  const [params, setParams] = useSearchParams();
  if (useLocation().pathname === '/list/form') return <PageHeader title="Form" />;
  return (
    <Page>
      <PageHeader title="List" />
      <input
        aria-label="Filter"
        value={params.get('q') ?? ''}
        onChange={(event) => setParams({ q: event.target.value })}
      />
      <Link to="/list/panel">Panel</Link>
      <Link to="/list/form">Form</Link>
      <Link to="/other">Other</Link>
      <Outlet />
    </Page>
  );
}
const row = (path: string, page: () => React.ReactNode, children?: readonly RouteRow[]): RouteRow => ({
  path,
  titleKey: 'common:product',
  segmentName: path,
  page: () => Promise.resolve(page),
  ...(children && { children }),
});
const rows: readonly RouteRow[] = [
  row('/list', ListPage, [
    row('/list/panel', () => <p>The panel</p>),
    { path: '/list/form', titleKey: 'common:product', segmentName: 'Form', isInPlace: true },
  ]),
  row('/other', () => <PageHeader title="Other" />),
];
const scroller = () => document.documentElement;
const open = (chrome: 'full' | 'none' = 'full') => renderRoute({ rows, path: '/list', chrome });

test('a new page starts at its top with the focus on its title; Back returns to the place', async () => {
  const { user, navigate } = await open();
  const list = await screen.findByRole('heading', { name: 'List' });
  expect(list).not.toHaveFocus();
  scroller().scrollTop = 640;
  await user.click(screen.getByRole('link', { name: 'Other' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Other' })).toHaveFocus());
  expect(scroller().scrollTop).toBe(0);
  navigate(-1);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'List' })).toHaveFocus());
  expect(scroller().scrollTop).toBe(640);
  navigate(1);
  await screen.findByRole('heading', { name: 'Other' });
  expect(scroller().scrollTop).toBe(0);
});

test('what stands in the place of a page begins at its top with the focus on its title, too', async () => {
  const { user } = await open();
  scroller().scrollTop = 640;
  await user.click(await screen.findByRole('link', { name: 'Form' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Form' })).toHaveFocus());
  expect(scroller().scrollTop).toBe(0);
});

test('Back shows the followed link where it was, although the content above it has grown', async () => {
  let linkTop = 100;
  const rect = jest
    .spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, linkTop, 10, 10));
  const { user, navigate } = await open();
  scroller().scrollTop = 640;
  await user.click(await screen.findByRole('link', { name: 'Other' }));
  await screen.findByRole('heading', { name: 'Other' });
  linkTop = 160;
  navigate(-1);
  await screen.findByRole('heading', { name: 'List' });
  expect(scroller().scrollTop).toBe(700);
  rect.mockRestore();
});

test('a filter in the URL and a panel over the page change neither focus nor scroll position', async () => {
  const { user } = await open();
  const filter = await screen.findByRole('textbox', { name: 'Filter' });
  scroller().scrollTop = 640;
  await user.type(filter, 'ada');
  await waitFor(() => expect(filter).toHaveFocus());
  expect(scroller().scrollTop).toBe(640);
  await user.click(screen.getByRole('link', { name: 'Panel' }));
  expect(await screen.findByText('The panel')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'List' })).not.toHaveFocus();
  expect(scroller().scrollTop).toBe(640);
});

test('embedded, the focus stays where it is until the user works inside the module', async () => {
  const hosts = document.body.appendChild(document.createElement('button'));
  const { user, navigate } = await open('none');
  await screen.findByRole('heading', { name: 'List' });
  hosts.focus();
  scroller().scrollTop = 640;
  navigate('/other');
  await screen.findByRole('heading', { name: 'Other' });
  await waitFor(() => expect(hosts).toHaveFocus());
  expect(scroller().scrollTop).toBe(640);
  navigate('/list');
  await user.click(await screen.findByRole('link', { name: 'Other' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Other' })).toHaveFocus());
  hosts.remove();
});
