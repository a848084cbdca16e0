import { createSessionClient } from '@portal/shared/session/createSessionClient';
import type { SessionClient } from '@portal/shared/session/sessionClient';
import type { FrameLoader } from '@portal/shared/loader/createLoader';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { portalLoader } from '../remotes/portalLoader.ts';
import { OverrideFrame } from './OverrideFrame.tsx';
import { OverridePage } from './OverridePage.tsx';
import { keepOverride, readOverride } from './storedOverride.ts';

jest.mock('@portal/shared/loader/federationRuntime', () => ({ federationRuntime: {} }));

const BUILD = 'http://localhost:4100';
const HOUR = 60 * 60_000;
const NOW = Date.UTC(2026, 2, 18, 12);
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (sub: string): string => `${encode({})}.${encode({ sub, sid: 's' })}.signature`;
const idToken = tokenOf('7');
const registry = {
  schema: 1,
  serial: 1,
  issuedAt: '2026-01-01T00:00:00Z',
  expiresAt: '2027-01-01T00:00:00Z',
  origins: ['self'],
  remotes: {},
};

let asked: string[];
let answer: () => Response;
let isSignedIn: boolean;
let session: SessionClient;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  session = createSessionClient({ apiBaseUrl: 'http://localhost' });
  asked = [];
  isSignedIn = true;
  answer = () => Response.json({ lifetimeMs: 8 * HOUR });
  sessionStorage.clear();
  globalThis.fetch = (input) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(url);
    if (url.endsWith('/authenticate/refresh'))
      return Promise.resolve(
        isSignedIn
          ? Response.json({ idToken, idRefreshToken: 'r', expiresAt: new Date(NOW + HOUR).toISOString() })
          : Response.json({}, { status: 401 }),
      );
    if (url.includes('/api/staff/override')) return Promise.resolve(answer());
    if (url === `${BUILD}/remotes.json`) return Promise.resolve(Response.json(registry));
    return Promise.resolve(Response.json({}, { status: 404 }));
  };
});

// Else it would tell the next test that somebody is signed in.
afterEach(() => {
  session.dispose();
  jest.restoreAllMocks();
});

const drawFrame = (until = NOW + HOUR) => {
  const loaders: FrameLoader[] = [];
  render(
    <OverrideFrame override={{ origin: BUILD, until }} session={session}>
      {(loader) => {
        loaders.push(loader);
        return <p>{loader === portalLoader ? 'Served version' : 'Build'}</p>;
      }}
    </OverrideFrame>,
  );
  return loaders;
};

describe('a build that a tab tries', () => {
  test('waits for staff to sign in', async () => {
    isSignedIn = false;
    drawFrame();
    expect(await screen.findByText('Served version')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('loads once staff have signed in');
    expect(asked.some((url) => url.includes('/staff/'))).toBe(false);
  });

  test('runs once the server has allowed it, under a ribbon with its end', async () => {
    const loaders = drawFrame();
    expect(loaders).toEqual([]);
    expect(await screen.findByText('Build')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`Build of ${BUILD}, until`);
    expect(loaders).not.toContain(portalLoader);
    expect(asked.some((url) => url.startsWith(BUILD))).toBe(false);
  });

  test.each([
    [403, 'Only the portal’s staff may load a build.'],
    [404, 'In production only the served version runs.'],
    [422, `No build may be loaded from ${BUILD}. OVERRIDE_ORIGINS names the addresses that are allowed.`],
  ])('is not loaded where the server answers %d', async (status, text) => {
    answer = () => Response.json({}, { status });
    drawFrame();
    expect(await screen.findByText('Served version')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(asked.some((url) => url.startsWith(BUILD))).toBe(false);
  });

  test('says when its time is over, and goes on until the page is loaded anew', async () => {
    drawFrame(NOW);
    expect(await screen.findByText('The override has ended.')).toBeVisible();
    expect(await screen.findByText('Build')).toBeVisible();
  });

  test('whose time is over is not loaded by who may not', async () => {
    answer = () => Response.json({}, { status: 403 });
    drawFrame(NOW);
    expect(await screen.findByText('The override has ended.')).toBeVisible();
    expect(await screen.findByText('Served version')).toBeVisible();
    expect(screen.queryByText('Build')).toBeNull();
  });

  test('gives way to the served version at sign-out, and is asked about again for who signs in next', async () => {
    const loaders = drawFrame();
    expect(await screen.findByText('Build')).toBeVisible();
    await act(() => session.signOut());
    expect(screen.getByText('Served version')).toBeVisible();
    answer = () => Response.json({}, { status: 403 });
    const before = loaders.length;
    const jwt = { idToken: tokenOf('8'), idRefreshToken: 'r', expiresAt: new Date(NOW + HOUR).toISOString() };
    await act(() => {
      session.adopt({ ...jwt, emulationRestoreToken: null });
      return Promise.resolve();
    });
    expect(await screen.findByText('Only the portal’s staff may load a build.')).toBeVisible();
    expect(loaders.slice(before).every((loader) => loader === portalLoader)).toBe(true);
  });
});

test('an override ends by itself, and counts in its tab alone', () => {
  keepOverride({ origin: BUILD, until: 1_000 });
  expect(readOverride(999)).toEqual({ origin: BUILD, until: 1_000 });
  expect(readOverride(1_000)).toBeNull();
  expect(localStorage).toHaveLength(0);
  sessionStorage.setItem('portal.override@1', '{"origin":5}');
  expect(readOverride(0)).toBeNull();
});

describe('the page of builds', () => {
  const open = async (text: string) => {
    render(<OverridePage session={session} />);
    fireEvent.change(await screen.findByLabelText('Address of the build'), { target: { value: text } });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Load this build' }));
      await Promise.resolve();
    });
  };

  test.each([
    ['my machine', 'Enter an address such as http://localhost:3000'],
    ['http://localhost:4999', 'There is no portal at http://localhost:4999. Start it there and try again.'],
  ])('refuses %s at its field, and keeps what was typed', async (text, problem) => {
    await open(text);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.getByLabelText('Address of the build')).toHaveValue(text);
    expect(readOverride()).toBeNull();
  });

  test('tells of a build that runs, and resets it', async () => {
    keepOverride({ origin: BUILD, until: NOW + HOUR });
    render(<OverridePage session={session} />);
    expect(await screen.findByText(new RegExp(`^Build of ${BUILD}`))).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(readOverride()).toBeNull();
    expect(screen.queryByText(new RegExp(`^Build of ${BUILD}`))).toBeNull();
  });
});
