import { createSharedStore } from '@portal/shared/store/createSharedStore';
import type { Registry } from '@portal/shared/federation/registry';
import { buildRegistry, buildVersion } from '@portal/shared/testing/registry';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { OperationsPage } from './OperationsPage.tsx';

const ORIGIN = 'http://localhost';
const PAGE_STORE = Symbol.for('portal.store@1');

const refused = () => Response.json({ i18nKey: 'error.session.ended' }, { status: 401 });
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};
const tokens = () =>
  Response.json({
    idToken: `h.${btoa(JSON.stringify({ sub: 'U1' }))}.s`,
    idRefreshToken: 'r',
    emulationRestoreToken: null,
    expiresAt: new Date(jest.now() + 3_600_000).toISOString(),
  });

const failure = {
  day: '2026-11-24',
  version: '1.4.2',
  module: 'funding',
  code: 'INTEGRITY',
  count: 1_204,
  browsers: 7,
  serial: 412,
  lastAt: '2026-11-24T09:00:00Z',
};
const change = { serial: 412, at: '2026-11-20T10:00:00Z', by: 'ada@ops', command: 'activate', what: '1.4.1 -> 1.4.2' };
const remotes = {
  badVersions: ['1.5.0'],
  sizes: [{ version: '1.4.2', sizeBytes: 2_345_678 }],
  journal: [change, { ...change, serial: 411, command: 'publish', what: '1.4.2' }],
  failures: [
    failure,
    { ...failure, day: '2026-11-23', count: 6 },
    { ...failure, day: '2026-11-22', module: 'any', code: 'CSP', count: 0, browsers: 0, serial: null },
  ],
};

type Responses = Readonly<Record<string, () => Response>>;

const STAFF: Responses = {
  '/api/authenticate/refresh': tokens,
  '/api/account': () => Response.json({ firstName: 'Maya', lastName: 'Lindqvist', langKey: 'en' }),
  '/api/staff/remotes': () => Response.json(remotes),
  '/remotes.json': () => Response.json(buildRegistry()),
};

let session: ReturnType<typeof createSharedStore>['session'];

function open(responses: Responses) {
  const current = { ...responses };
  globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, ORIGIN);
    return Promise.resolve().then(current[pathname] ?? unreachable);
  };
  ({ session } = createSharedStore({ apiBaseUrl: ORIGIN }));
  render(<OperationsPage session={session} />);
  return { use: (more: Responses) => void Object.assign(current, more) };
}

afterEach(() => {
  session.dispose();
  Reflect.deleteProperty(globalThis, PAGE_STORE);
  localStorage.clear();
  sessionStorage.clear();
});

const section = (name: string) => screen.findByRole('region', { name });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('staff see why a version is active, its size, how often it failed, and who changed what', async () => {
  open(STAFF);
  const versions = await section('Versions served');
  expect(await within(versions).findByRole('heading', { name: /portal 1\.4\.2/ })).toBeVisible();
  expect(versions).toHaveTextContent(/Active since Nov 20, 2026.*: ada@ops ran activate \(1\.4\.1 -> 1\.4\.2\)\./);
  expect(versions).toHaveTextContent('2.3 MB');
  expect(versions).toHaveTextContent('Failures in the last 30 days1,210');
  const [failures, journal] = screen.getAllByRole('table');
  expect(rowsOf(failures as HTMLElement)[1]?.slice(0, 7)).toEqual([
    '2026-11-24',
    '1.4.2',
    'funding',
    'INTEGRITY',
    '1,204',
    '7',
    '412',
  ]);
  expect(rowsOf(failures as HTMLElement)[3]?.slice(2, 7)).toEqual(['unknown', 'CSP', '0', '–', '–']);
  expect(rowsOf(journal as HTMLElement).map((cells) => cells.slice(1))).toEqual([
    ['By', 'Change'],
    ['ada@ops', 'activate 1.4.1 -> 1.4.2'],
    ['ada@ops', 'publish 1.4.2'],
  ]);
  expect(document.title).toBe('Versions of the portal');
});

test('staff read what this browser loads and why, what is off, what to watch, and commands to copy', async () => {
  const url = `${ORIGIN}/remotes.json`;
  localStorage.setItem(
    `portal.browser@1:${url}`,
    JSON.stringify({ id: 'a'.repeat(32), failed: [{ version: '1.5.0', serial: 412, code: 'INTEGRITY' }] }),
  );
  const registry: Registry = {
    ...buildRegistry(),
    expiresAt: '2020-01-01T00:00:00Z',
    remotes: {
      portal: {
        active: '1.5.0',
        previous: '1.4.2',
        versions: { '1.5.0': buildVersion({ container: 'portal_1_5_0' }), '1.4.2': buildVersion() },
      },
    },
  };
  open({ ...STAFF, '/remotes.json': () => Response.json(registry) });
  expect(await section('This browser')).toHaveTextContent(
    'It loads 1.4.2, because 1.5.0 did not start here (INTEGRITY).',
  );
  const versions = await section('Versions served');
  expect(versions).toHaveTextContent(/(?<!\/)ordering \(turned off: MAINTENANCE, until Nov 20, 2026/);
  expect(versions).toHaveTextContent('API^1.0.0');
  expect(screen.getByRole('alert')).toHaveTextContent('The registry expired on');
  const commands = within(await section('Commands'));
  expect(commands.getByText('npm run remote -- rollback')).toBeVisible();
  expect(commands.getByText('npm run remote -- enable ordering')).toBeVisible();
  const copied: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) } });
  fireEvent.click(commands.getByRole('button', { name: 'Copy', description: 'npm run remote -- activate 1.4.2' }));
  expect(await commands.findByText('Copied')).toBeVisible();
  expect(copied).toEqual(['npm run remote -- activate 1.4.2']);
});

test('a version that a rollback has left says so, and is offered by its name alone', async () => {
  const { portal } = buildRegistry().remotes;
  const versions = { ...portal?.versions, '1.5.0': buildVersion({ container: 'portal_1_5_0' }) };
  const registry = { ...buildRegistry(), remotes: { portal: { ...portal, versions } } };
  open({ ...STAFF, '/remotes.json': () => Response.json(registry) });
  const heading = await screen.findByRole('heading', { name: 'portal 1.5.0 Marked bad' });
  expect(heading.parentElement).toHaveTextContent('Until it is activated by name, no rollback leads to it');
  const commands = within(await section('Commands'));
  expect(commands.getByText('npm run remote -- activate 1.5.0')).toBeVisible();
  expect(commands.queryByText(/canary 1\.5\.0/)).toBeNull();
});

test('the registry’s last good copy is named as such; one that cannot be loaded at all can be asked for again', async () => {
  const { use } = open({ ...STAFF, '/remotes.json': unreachable });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The registry could not be loaded.');
  use(STAFF);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Registry 412/)).toBeVisible();
  use({ '/remotes.json': unreachable });
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is the last good copy in this browser.');
});

test('a new failure shows after Refresh', async () => {
  const { use } = open({ ...STAFF, '/api/staff/remotes': () => Response.json({ ...remotes, failures: [] }) });
  expect(await screen.findByText('No page has reported a failure in the last 30 days.')).toBeVisible();
  use({ '/api/staff/remotes': () => Response.json(remotes) });
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('2026-11-23')).toBeVisible();
});

test('in Japanese, too, each table has a name of its own', async () => {
  const account = () => Response.json({ firstName: 'Maya', lastName: 'Lindqvist', langKey: 'ja' });
  open({ ...STAFF, '/api/account': account });
  expect(within(await section('起動しなかったモジュール')).getByText('CSP')).toBeVisible();
  expect(within(await section('変更履歴')).getByText('publish 1.4.2')).toBeVisible();
});

test('where the store is kept elsewhere, the page says so and shows the rest', async () => {
  open({
    ...STAFF,
    '/api/staff/remotes': () => Response.json({ sizes: [], journal: [], badVersions: [], failures: [] }),
  });
  expect(await screen.findByText('The store is kept elsewhere, and so is its journal.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: /portal 1\.4\.2/ })).toBeVisible();
});

test.each([
  [
    'somebody who is not staff',
    { '/api/staff/remotes': () => Response.json({}, { status: 403 }) },
    /Only the portal’s staff/,
  ],
  ['nobody signed in', { '/api/authenticate/refresh': refused }, /Sign in as a member of the portal’s staff/],
  ['no answer', { '/api/staff/remotes': () => Response.json({}, { status: 503 }) }, 'The service is not responding.'],
])('%s', async (_, responses, text) => {
  open({ ...STAFF, ...responses });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('Try again asks again', async () => {
  const { use } = open({ ...STAFF, '/api/staff/remotes': unreachable });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  use(STAFF);
  fireEvent.click(retry);
  expect(await screen.findByText('2026-11-23')).toBeVisible();
});
