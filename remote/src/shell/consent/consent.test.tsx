import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildPortalLinks } from '../../testing/builders/buildPortalLinks.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { fullTest } from '../../testing/fullTest.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { analyticsProfile } from './analyticsProfile.ts';

const row = (path: string, rest: Partial<RouteRow> = {}): RouteRow => ({
  path,
  titleKey: 'common:product',
  segmentName: path,
  page: () => Promise.resolve(() => <h1>Page</h1>),
  ...rest,
});
const rows = [row('/order'), row('/login', { audience: 'public' })];
const links = buildPortalLinks({
  chatbotScriptUrl: 'https://chat.example/widget.js',
  changelogScriptUrl: 'https://news.example/widget.js',
  analyticsUrl: 'https://figures.example/events',
});

let idle: (() => void)[];
let isIdle: boolean;
beforeEach(() => {
  idle = [];
  isIdle = false;
  jest.spyOn(window, 'requestIdleCallback').mockImplementation((begin) => {
    const run = () => begin({ didTimeout: false, timeRemaining: () => 50 });
    if (isIdle) run();
    else idle.push(run);
    return 0;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});

/** Opens a page and lets the browser become idle. Calls to other sites are kept. */
async function open(path: string, handlers: Handlers = {}) {
  const api = apiServer({ 'GET /portal-links': () => links, ...handlers });
  const outside: { url: string; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes('.example/')) return api.fetch(input, init);
    outside.push({ url, body: init?.body });
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  const opened = await renderRoute({ rows, path, chrome: 'full', api: { ...api, fetch } });
  await screen.findByRole('heading', { name: 'Page' });
  // Each part that waits for idle time asks for itself, and the last one may be late.
  await waitFor(() => expect(idle).not.toHaveLength(0));
  isIdle = true;
  // One part after the other: each waits for its texts.
  for (const begin of idle)
    await act(() => {
      begin();
      return Promise.resolve();
    });
  return { ...opened, outside };
}

const question = async () => within(await screen.findByRole('dialog', { name: 'Cookies', hidden: true }));
const press = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click((await question()).getByRole('button', { name, hidden: true }));
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

describe('consent', () => {
  fullTest('nothing of it is loaded before the browser is idle', async () => {
    await renderRoute({ rows, path: '/order', chrome: 'full' });
    await screen.findByRole('heading', { name: 'Page' });
    await waitFor(() => expect(idle).not.toHaveLength(0));
    expect(document.querySelector('#cc-main')).toBeNull();
  });

  test('refused, no other site is called', async () => {
    const { user, outside } = await open('/order');
    await press(user, 'Reject all');
    expect(scripts()).toEqual([]);
    expect(outside).toEqual([]);
  });

  fullTest('given, it loads what is configured, and sends the profile once', async () => {
    const { user, outside } = await open('/order');
    await press(user, 'Accept all');
    await waitFor(() => expect(scripts()).toEqual([links.chatbotScriptUrl, links.changelogScriptUrl]));
    await waitFor(() => expect(outside).toHaveLength(1));
    expect(outside[0]?.url).toBe(links.analyticsUrl);
    expect(JSON.stringify(outside[0]?.body)).not.toMatch(/Ada|Byron|demo\.example/);
    cleanup();
    const next = await open('/order');
    await waitFor(() => expect(scripts()).toContain(links.chatbotScriptUrl));
    expect(next.outside).toEqual([]);
  });

  fullTest('given, the chatbot asks for a token of its own each time; refused, there is none to ask', async () => {
    let count = 0;
    const { user } = await open('/order', {
      'GET /external/users/createSingleUseToken': () => `token ${(count += 1)}`,
    });
    expect(window.portalChatbot).toBeUndefined();
    await press(user, 'Accept all');
    await waitFor(() => expect(window.portalChatbot).toBeDefined());
    await act(async () => {
      expect(await window.portalChatbot?.createSingleUseToken()).toBe('token 1');
      expect(await window.portalChatbot?.createSingleUseToken()).toBe('token 2');
    });
    cleanup();
    expect(window.portalChatbot).toBeUndefined();
  });

  fullTest(
    'the question stands above the page in its flow, in room that is kept for it until it was answered',
    async () => {
      const { user } = await open('/order');
      const asked = await screen.findByRole('dialog', { name: 'Cookies', hidden: true });
      const heading = screen.getByRole('heading', { name: 'Page' });
      expect(asked.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      const room = asked.closest('[data-asked]');
      expect(room).not.toBeNull();
      await press(user, 'Reject all');
      await waitFor(() => expect(document.querySelector('[data-asked]')).toBeNull());
      cleanup();
      await renderRoute({ rows, path: '/order', chrome: 'full' });
      await screen.findByRole('heading', { name: 'Page' });
      expect(document.querySelector('[data-asked]')).toBeNull();
    },
  );

  fullTest('stays while the language changes, and is written in the new one', async () => {
    const { services } = await open('/login', { 'POST /authenticate/refresh': () => ({ status: 401, body: null }) });
    const asked = await screen.findByRole('dialog', { name: 'Cookies', hidden: true });
    await act(() => services.i18n.changeLanguage('fr'));
    await waitFor(() =>
      expect(within(asked).getByRole('button', { name: 'Tout refuser', hidden: true })).toBeVisible(),
    );
    expect(asked).toBeInTheDocument();
  });

  fullTest('does not take the focus from where somebody types', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await open('/order');
    await question();
    await new Promise((resolve) => window.requestAnimationFrame(resolve));
    await waitFor(() => expect(field).toHaveFocus());
    field.remove();
  });

  fullTest('gives the focus back once it was answered', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    const { user } = await open('/order');
    await press(user, 'Reject all');
    await waitFor(() => expect(field).toHaveFocus());
    field.remove();
  });

  fullTest('has five categories, and is opened again from the foot of a page without a session', async () => {
    const { user } = await open('/login', { 'POST /authenticate/refresh': () => ({ status: 401, body: null }) });
    await press(user, 'Reject all');
    await user.click(await screen.findByRole('button', { name: 'Cookie settings' }));
    const settings = within(await screen.findByRole('dialog', { name: 'Cookie settings', hidden: true }));
    expect(settings.getAllByRole('checkbox', { hidden: true })).toHaveLength(5);
    expect(settings.getByRole('checkbox', { name: 'Necessary', hidden: true })).toBeDisabled();
  });
});

test('a profile names each area once, with MANAGE if any of its permissions is, and no person', () => {
  const user = buildPrincipal({
    authorities: ['IS_LOGGED_IN', 'FUNDING_ACCESS', 'USER_ADMINISTRATION'],
    platformPermissions: [
      { portalArea: 'ORDER_REPORT', action: 'MANAGE' },
      { portalArea: 'ORDER_REPORT', action: 'ACCESS' },
    ],
    accountPermissionMap: { A1: ['FUNDING_MANAGE'], A2: ['FUNDING_ACCESS'] },
  });
  expect(analyticsProfile(user)).toEqual({
    user: 'hash-1',
    areas: { ORDER_REPORT: 'MANAGE', FUNDING: 'MANAGE', PLATFORM_MANAGEMENT: 'MANAGE' },
  });
});
