import { createSharedStore } from '@portal/shared/store/createSharedStore';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { navTexts } from '../company/navTexts.ts';
import { hostLanguage } from '../app/hostLanguage.ts';
import { HomePage } from './HomePage.tsx';

const ORIGIN = 'http://localhost';
const PAGE_STORE = Symbol.for('portal.store@1');

type Responses = Readonly<Record<string, () => Response>>;

const refused = () => Response.json({ i18nKey: 'error.session.ended' }, { status: 401 });
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

const tokens = () => {
  const payload = btoa(JSON.stringify({ sub: 'U1' }));
  return Response.json({
    idToken: `h.${payload}.s`,
    idRefreshToken: 'r',
    emulationRestoreToken: null,
    expiresAt: new Date(jest.now() + 3_600_000).toISOString(),
  });
};

const SIGNED_IN: Responses = {
  '/api/authenticate/refresh': tokens,
  '/api/account': () => Response.json({ firstName: 'Maya', lastName: 'Lindqvist', username: 'maya@demo.example' }),
  '/api/users/logout': () => Response.json({}),
};

const asked: string[] = [];
let session: ReturnType<typeof createSharedStore>['session'];

function open(responses: Responses, language = 'en-GB') {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  const current = { ...responses };
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, ORIGIN);
    asked.push(pathname);
    return Promise.resolve().then(current[pathname] ?? unreachable);
  };
  ({ session } = createSharedStore({ apiBaseUrl: ORIGIN }));
  const used = hostLanguage();
  render(<HomePage language={used} names={navTexts(used)} session={session} />);
  return { use: (more: Responses) => void Object.assign(current, more) };
}

afterEach(() => {
  session.dispose();
  Reflect.deleteProperty(globalThis, PAGE_STORE);
  asked.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const SIGNED_OUT: Responses = { '/api/authenticate/refresh': refused };
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page', () => {
  test('says what the portal does, in words and in a picture', async () => {
    open(SIGNED_OUT);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Good things for the people you work with',
    );
    expect(screen.getByRole('img', { name: /becomes a reward/ })).toBeVisible();
    expect(screen.getByText('Send it by email')).toBeVisible();
    expect(screen.queryByRole('link', { name: /operators/ })).toBeNull();
    await screen.findByText('You are not signed in.');
  });

  test('leads to each module alone', async () => {
    open(SIGNED_OUT);
    const start = within(await screen.findByRole('region', { name: 'Where to start' }));
    expect(start.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Order rewards', '/vue/ordering/'],
      ['Funding', '/vue/funding/'],
      ['Team settings', '/vue/settings/'],
    ]);
    await screen.findByText('You are not signed in.');
  });

  test.each([
    ['es-MX', 'Buenos detalles para las personas con las que trabaja', 'No ha iniciado sesión.', 'Iniciar sesión'],
    ['fr', 'De belles attentions pour ceux qui vous entourent', 'Aucune session n’est ouverte.', 'Se connecter'],
    ['ja', '共に働く人たちに、うれしい贈り物を', 'サインインしていません。', 'サインイン'],
    ['zh-TW', '把心意送给与您共事的人', '您尚未登录。', '登录'],
    ['de', 'Good things for the people you work with', 'You are not signed in.', 'Sign in'],
  ])('is worded for a browser in %s', async (language, title, status, signIn) => {
    open(SIGNED_OUT, language);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(await screen.findByText(status)).toBeVisible();
    expect(hrefOf(signIn)).toBe('/vue/#/login');
  });
});

describe('the session', () => {
  test('without one, leads to sign-in', async () => {
    open(SIGNED_OUT);
    expect(await screen.findByText('You are not signed in.')).toHaveAttribute('role', 'status');
    expect(hrefOf('Sign in')).toBe('/vue/#/login');
    expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
  });

  test('names the user and leads into the portal', async () => {
    open(SIGNED_IN);
    expect(await screen.findByText('Signed in as Maya Lindqvist')).toBeVisible();
    expect(hrefOf('Open the portal')).toBe('/vue/');
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  });

  test('of a user whose name is not told is a session all the same', async () => {
    open({ ...SIGNED_IN, '/api/account': () => Response.json({}, { status: 503 }) });
    expect(await screen.findByText('You are signed in.')).toBeVisible();
  });

  test('ends here: signed out on the server, nothing of the user left in the browser, focus on Sign in', async () => {
    localStorage.setItem('portal.draft@1:U1:order', '{}');
    localStorage.setItem('portal.device.language@1', 'en');
    localStorage.setItem('another.page', 'kept');
    sessionStorage.setItem('portal.wanted@1', '/orders');
    open(SIGNED_IN);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('You are not signed in.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Sign in' })).toHaveFocus());
    await waitFor(() =>
      expect(Object.keys(localStorage).toSorted()).toEqual(['another.page', 'portal.device.language@1']),
    );
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(asked).toContain('/api/users/logout');
  });

  test('that cannot be asked for is not made up, and can be asked for again', async () => {
    const { use } = open({});
    expect(await screen.findByText(/we cannot tell whether you are signed in/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    use(SIGNED_IN);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Signed in as Maya Lindqvist')).toBeVisible();
  });
});
