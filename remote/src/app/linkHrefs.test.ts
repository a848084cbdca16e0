import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider, useHref } from 'react-router-dom';
import { useCreateHref } from '../ui/page/useCreateHref.ts';
import { openLinksInPlace, setHrefs } from './linkHrefs.ts';

const follow = jest.fn((event: Event) => event.preventDefault());
let root: HTMLElement;
let stop: () => void;

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  stop = openLinksInPlace([root]);
  root.addEventListener('click', follow);
});

afterEach(() => {
  stop();
  root.remove();
  follow.mockClear();
});

/** Draws a link as the router does, and lets the observer see it. */
async function draw(href: string, attributes: Readonly<Record<string, string>> = {}): Promise<HTMLAnchorElement> {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries({ href, ...attributes })) link.setAttribute(name, value);
  root.appendChild(document.createElement('p')).append(link);
  await Promise.resolve();
  return link;
}

test('a link without an address has no href, and stays a link that Tab reaches', async () => {
  const link = await draw('');
  expect([link.hasAttribute('href'), link.getAttribute('role'), link.tabIndex]).toEqual([false, 'link', 0]);
  const item = await draw('', { role: 'menuitem', tabindex: '-1' });
  expect([item.hasAttribute('href'), item.getAttribute('role'), item.tabIndex]).toEqual([false, 'menuitem', -1]);
});

test.each([
  ['Ctrl', (link: Element) => fireEvent.click(link, { ctrlKey: true })],
  ['Cmd', (link: Element) => fireEvent.click(link, { metaKey: true })],
  ['Shift', (link: Element) => fireEvent.click(link, { shiftKey: true })],
  ['the middle button', (link: Element) => fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }))],
  ['Enter', (link: Element) => fireEvent.keyDown(link, { code: 'Enter' })],
])('with %s it opens in place', async (_name, press) => {
  press(await draw(''));
  expect(follow).toHaveBeenCalledTimes(1);
  expect(follow.mock.lastCall?.[0]).toMatchObject({ ctrlKey: false, metaKey: false, shiftKey: false, button: 0 });
});

test('a link with an address is the browser’s, also one that gets its address later', async () => {
  const [ours, later] = [await draw('#/order'), await draw('')];
  later.setAttribute('href', '#/orders');
  await Promise.resolve();
  for (const link of [ours, later]) fireEvent.click(link, { ctrlKey: true });
  expect(follow.mock.calls.map(([event]) => event)).toMatchObject([{ ctrlKey: true }, { ctrlKey: true }]);
  later.setAttribute('href', '');
  await Promise.resolve();
  expect(later).not.toHaveAttribute('href');
});

function Addresses() {
  const createHref = useCreateHref();
  const path = '/orders?page=2';
  return `${useHref(path)} ${createHref(path)}`;
}

test('the address of a path is the same for a link and for a row of a table, which gives it as text', () => {
  const router = createMemoryRouter([{ path: '*', Component: Addresses }]);
  setHrefs(router, (path) => `/rewards${path}`);
  render(createElement(RouterProvider, { router }));
  expect(screen.getByText('/rewards/orders?page=2 /rewards/orders?page=2')).toBeVisible();
  router.dispose();
});
