import type { ModuleName, MountOptions } from '@portal/shared/federation/remoteModule';
import type { SessionPort } from '../../../shared/src/session/sessionPort.ts';
import { createSharedStore } from '@portal/shared/store/createSharedStore';
import { act, cleanup, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { dispatchThunk } from '../api/dispatchThunk.ts';
import { portalApi } from '../api/portalApi.ts';
import { Portal } from '../app/Portal.tsx';
import { createRoutes } from '../app/createRoutes.tsx';
import { startServices } from '../app/startServices.ts';
import type { Services } from '../app/services.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { apiServer, type ApiServer } from './apiServer.ts';

interface RenderOptions {
  readonly rows: readonly RouteRow[];
  /** Initial address, with its query. */
  readonly path: string;
  readonly api?: ApiServer;
  /** Language of the browser. */
  readonly language?: string;
  /** Language that the embedder gives. */
  readonly locale?: string;
  /** `full` renders the shell around the page; page tests do without. */
  readonly chrome?: 'full' | 'none';
  /** Default: the whole portal. */
  readonly module?: ModuleName;
  readonly ownBar?: boolean;
  readonly session?: SessionPort;
  readonly returnPage?: string;
  readonly loginPage?: string;
  readonly onEvent?: NonNullable<MountOptions['onEvent']>;
}

interface RenderedRoute {
  readonly user: UserEvent;
  readonly api: ApiServer;
  readonly services: Services;
  /** Current address, with its query. */
  readonly location: () => string;
  /** Navigates to an address, or by that many history entries. */
  readonly navigate: (to: string | number) => void;
}

const PAGE_STORE = Symbol.for('portal.store@1');
const undo: (() => Promise<void>)[] = [];

afterEach(async () => {
  cleanup();
  for (const step of undo.splice(0)) await step();
});

/** Renders the page of an address with all providers of a mount and a stubbed API; signed in unless the stub refuses. */
export async function renderRoute({
  rows,
  path,
  api = apiServer(),
  language = 'en',
  locale,
  chrome = 'none',
  module,
  ownBar,
  session,
  returnPage,
  loginPage,
  onEvent,
}: RenderOptions): Promise<RenderedRoute> {
  globalThis.fetch = api.fetch;
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
  const shared = createSharedStore({ apiBaseUrl: 'http://localhost' });
  const open = rows.filter(({ audience }) => audience !== undefined);
  const signedIn = rows.filter(({ audience }) => audience === undefined);
  const running = await startServices(
    { open, load: () => Promise.resolve(signedIn) },
    {
      store: shared,
      apiBaseUrl: 'http://localhost',
      chrome,
      ...(locale === undefined ? {} : { locale }),
      ...(ownBar === undefined ? {} : { ownBar }),
      ...(session === undefined ? {} : { session }),
      ...(onEvent === undefined ? {} : { onEvent }),
    },
    module,
  );
  await running.services.i18n.loadNamespaces('errors');
  const scopes = {
    root: document.createElement('div'),
    portal: document.createElement('div'),
    portalTarget: document.createElement('div'),
  };
  scopes.portal.append(scopes.portalTarget);
  document.body.append(scopes.root, scopes.portal);
  const router = createMemoryRouter(createRoutes(open), { initialEntries: [path] });
  running.services.routes.connect(router);
  undo.push(async () => {
    await endRequests(running.services);
    router.dispose();
    running.stop();
    shared.session.dispose();
    Reflect.deleteProperty(globalThis, PAGE_STORE);
    scopes.root.remove();
    scopes.portal.remove();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  render(
    <Portal
      services={running.services}
      router={router}
      theme={LIGHT}
      nonce={undefined}
      locale={locale}
      returnPage={returnPage}
      loginPage={loginPage}
      scopes={scopes}
      onCommitted={() => undefined}
      hasCommitted={() => true}
      env="test"
    />,
    { container: scopes.root },
  );
  // The session may be known by now: its first calls start with the first render.
  await act(() => Promise.resolve());
  return {
    user,
    api,
    services: running.services,
    location: () => router.state.location.pathname + router.state.location.search,
    navigate: (to) =>
      act(() => {
        void (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
      }),
  };
}

/** Ends what the page still asks for: an answer that comes after the test finds no state to go to. */
async function endRequests({ shared }: Services): Promise<void> {
  const running = [
    ...dispatchThunk(shared, portalApi.util.getRunningQueriesThunk()),
    ...dispatchThunk(shared, portalApi.util.getRunningMutationsThunk()),
  ];
  for (const request of running) request.abort();
  await Promise.all(running);
}

const LIGHT = { colorScheme: 'light' } as const;
