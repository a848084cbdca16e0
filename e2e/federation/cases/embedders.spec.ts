import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../pages/accessibility.ts';
import { ExamplePage } from '../pages/ExamplePage.ts';
import { activeVersion } from '../pages/versions.ts';
import { readFixture } from '../federationFixture.ts';

const { examples, portal } = readFixture();
const { row } = activeVersion();

test('plain page: one script and one element show funding of another origin, with the portal’s own sign-in', async ({
  page,
}) => {
  const example = new ExamplePage(page);
  await example.open(`${examples}/plain/`);
  await example.signIn('funding@demo.example');
  await expect(example.module.getByRole('heading', { name: 'Funding' })).toBeVisible();
  await expect(example.module.getByRole('link', { name: 'Add funds' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our rewards budget' })).toBeVisible();

  // Links have an address here, and open in place in a second module; the address goes with its module.
  const addFunds = page.getByRole('link', { name: 'Add funds' });
  await expect(addFunds).toHaveAttribute('href', '#/funding/add-funds');
  await example.module.evaluate((element) => element.after(element.cloneNode()));
  await addFunds.nth(1).click({ modifiers: ['ControlOrMeta'] });
  await expect(page.getByRole('dialog', { name: 'Add funds' })).toBeVisible();
  await expect(page).toHaveURL(/#\/funding$/);
  expect(page.context().pages()).toHaveLength(1);
  await example.module.first().evaluate((element) => element.remove());
  await expect(page).toHaveURL(/plain\/$/);
});

test(
  'ordinary federation host: one module by the build’s remotes, another by the runtime, the runtime fetched then',
  { tag: '@full' },
  async ({ page, request }) => {
    await ExamplePage.begin(request, `${examples}/federation`);
    const example = new ExamplePage(page, '#portal');
    await example.open(`${examples}/federation/`);
    await expect(example.module.getByRole('heading', { name: 'Funding' })).toBeVisible();
    await expect(example.module.getByRole('link', { name: 'Add funds' })).toHaveCSS(
      'background-color',
      'rgb(95, 61, 196)',
    );
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(example.module.getByRole('navigation', { name: 'Settings' })).toBeVisible();
    await page.getByRole('button', { name: 'Budget' }).click();
    await expect(example.module.getByRole('heading', { name: 'Funding' })).toBeVisible();
    await example.signOut();
  },
);

for (const [name, entry] of [
  ['the manifest leads its tools to the same entry', { entry: `${portal}/remotes/portal/current/mf-manifest.json` }],
  [
    'one version, by its own entry',
    { entry: `${portal}${row.baseUrl}remoteEntry.js`, entryGlobalName: row.container, type: 'global' },
  ],
  ['one version, by its own manifest', { entry: `${portal}${row.baseUrl}mf-manifest.json` }],
] as const)
  test(`ordinary federation host: ${name}`, { tag: '@full' }, async ({ page, request }) => {
    await ExamplePage.begin(request, `${examples}/federation`);
    const example = new ExamplePage(page, '#portal');
    await example.open(`${examples}/federation/`);
    await expect(example.module.getByRole('heading', { name: 'Funding' })).toBeVisible();
    const meta = await page.evaluate(async (remote) => {
      // The runtime's global has no type of its own.
      const { __FEDERATION__: federation } = globalThis as unknown as Federation;
      const [instance] = federation.__INSTANCES__;
      instance?.registerRemotes([{ name: 'another', ...remote }]);
      return (await instance?.loadRemote('another/ordering'))?.meta;
    }, entry);
    expect(meta).toMatchObject({ module: 'ordering' });
  });

/** The part of the federation runtime's global that is asked for. */
interface Federation {
  readonly __FEDERATION__: {
    readonly __INSTANCES__: {
      registerRemotes(remotes: { name: string; entry: string; entryGlobalName?: string; type?: string }[]): void;
      loadRemote(id: string): Promise<{ meta: object } | null>;
    }[];
  };
}

test.describe('a page whose own back end vouches for its user', () => {
  // Each case has a session of its own.
  test.beforeEach(async ({ request }) => {
    await ExamplePage.begin(request, `${examples}/plain`);
  });

  const open = async (page: Page): Promise<ExamplePage> => {
    const example = new ExamplePage(page);
    await example.open(`${examples}/plain/handed-over.html`);
    return example;
  };

  test(
    'shows funding without a password, by one exchange for all calls, and in the page’s theme',
    { tag: '@full' },
    async ({ page }) => {
      const asked = { exchanges: 0, calls: 0, refused: [] as string[] };
      page.on('request', (request) => {
        if (request.url().endsWith('/portal-session')) asked.exchanges += 1;
        if (request.headers()['authorization'] !== undefined) asked.calls += 1;
      });
      page.on('response', (response) => {
        if (response.status() === 401) asked.refused.push(response.url());
      });
      const example = await open(page);
      await expect(example.module.getByRole('heading', { name: 'Funding' })).toBeVisible();
      await expect(example.module.locator('foreignObject').first()).toBeAttached();
      await expect(example.module.getByLabel('Email')).toHaveCount(0);
      await expect(example.module.getByRole('link', { name: 'Add funds' })).toHaveCSS('border-radius', '0px');
      await expect(example.module.getByRole('heading', { name: 'Funding' })).toHaveCSS('font-family', /Georgia/);
      expect(asked.calls).toBeGreaterThan(5);
      expect({ exchanges: asked.exchanges, refused: asked.refused }).toEqual({ exchanges: 1, refused: [] });
    },
  );

  /** The whole portal in place of funding. */
  const showPortal = (module: Locator): Promise<void> =>
    module.evaluate((element) => {
      element.setAttribute('module', 'portal');
      document.querySelector('main')?.append(element);
    });

  test(
    'keeps the account that was chosen, in the same session, also on the next visit',
    { tag: '@full' },
    async ({ page }) => {
      const { module } = await open(page);
      await showPortal(module);
      const switcher = module.getByRole('button', { name: /^Switch account/ });
      await expect(switcher).toContainText('Marketing US');
      await switcher.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('searchbox').fill('Events Europe');
      // The switcher shows the new account at once; the session has it once the page asks for a new token.
      const renewed = page.waitForResponse(/\/portal-session$/);
      await dialog.getByRole('button', { name: /^Events Europe/ }).click();
      await expect(switcher).toContainText('Events Europe');
      await renewed;
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await showPortal(module);
      // Nothing but the session itself remembers it now.
      await expect(switcher).toContainText('Events Europe');
    },
  );

  test('signs out of the module with the page', { tag: '@full' }, async ({ page }) => {
    const example = await open(page);
    await expect(example.module.getByRole('heading', { name: 'Funding' })).toBeVisible();
    await example.signOut();
  });

  test('signs out of the page with the portal', { tag: '@full' }, async ({ page }) => {
    const { module } = await open(page);
    const own = page.getByRole('banner').first().getByRole('button', { name: 'Sign out' });
    await expect(own).toBeVisible();
    await showPortal(module);
    await module.getByRole('button', { name: 'Tomás Rivera' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(own).toBeHidden();
    await page.reload();
    await expect(module.getByRole('heading', { name: 'Funding' })).toHaveCount(0);
    await expect(own).toBeHidden();
  });

  /** The whole portal and settings in place of the page's own module, with its session. */
  const showTwo = (module: Locator, loginPage: string): Promise<void> =>
    module.evaluate((given, address) => {
      const two = ['portal', 'settings'].map((name) => {
        const element = document.createElement('rewards-portal');
        element.id = name;
        element.setAttribute('module', name);
        element.setAttribute('initial-path', name === 'portal' ? '/order' : '/settings/user');
        element.setAttribute('login-page', address);
        return Object.assign(element, { options: Reflect.get(given, 'options') as object });
      });
      given.replaceWith(...two);
    }, loginPage);

  test(
    'two modules: a token that ends under ten calls is exchanged once, and all are answered; signed out, both lead to the page that signs in',
    { tag: '@full' },
    async ({ page, request }) => {
      const loginPage = `${examples}/plain/?sign-in`;
      const { module } = await open(page);
      await showTwo(module, loginPage);
      const [whole, settings] = [page.locator('#portal'), page.locator('#settings')];
      const sections = settings.getByRole('navigation', { name: 'Settings' });
      await expect(whole.getByRole('heading', { name: 'Choose a reward' })).toBeVisible();
      await expect(sections).toBeVisible();
      await endSession(request, await tokenOf(request));
      const asked = { exchanges: 0, refused: 0, answered: new Set<string>(), failed: [] as string[] };
      page.on('response', (response) => {
        if (response.url().endsWith('/portal-session')) asked.exchanges += 1;
        if (response.request().headers()['authorization'] === undefined) return;
        if (response.status() === 401) asked.refused += 1;
        else if (response.ok()) asked.answered.add(response.url());
        else asked.failed.push(`${response.status()} ${response.url()}`);
      });
      await page.evaluate(() => void (location.hash = '#/funding'));
      await sections.getByRole('link').nth(1).click();
      await expect(whole.locator('foreignObject').first()).toBeAttached();
      await expect.poll(() => asked.answered.size).toBeGreaterThanOrEqual(10);
      expect(asked.refused).toBeGreaterThan(1);
      expect({ exchanges: asked.exchanges, failed: asked.failed }).toEqual({ exchanges: 1, failed: [] });

      const token = await tokenOf(request);
      await page.getByRole('banner').first().getByRole('button', { name: 'Sign out' }).click();
      for (const container of [whole, settings]) {
        await expect(container.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', loginPage);
        await expect(container.getByRole('navigation')).toHaveCount(0);
      }
      const response = await request.get(`${portal}/api/account`, { headers: { authorization: `Bearer ${token}` } });
      expect(response.status()).toBe(401);
      await settings.getByRole('link', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(loginPage);
      await expect(page.getByLabel('Email')).toBeVisible();
    },
  );

  test('that gives no token for ten seconds: a card, and Try again asks anew', { tag: '@full' }, async ({ page }) => {
    await page.clock.install();
    const { module } = await open(page);
    await module.evaluate((given) => {
      const options = Reflect.get(given, 'options') as { session: { getAccessToken(): Promise<string> } };
      const silent = {
        ...options.session,
        getAccessToken: (...all: []) =>
          'tokenIsGiven' in globalThis ? options.session.getAccessToken(...all) : new Promise(() => undefined),
      };
      const element = Object.assign(document.createElement('rewards-portal'), {
        options: { ...options, session: silent },
      });
      element.setAttribute('module', 'funding');
      given.replaceWith(element);
    });
    await expect(module.locator('.pr-root')).toBeAttached();
    await page.clock.fastForward(10_000);
    const card = module.getByRole('alert');
    await expect(card).toContainText('usually passes within a minute');
    await expectAccessible(page, 'no token', 'rewards-portal');
    await page.evaluate(() => Object.assign(globalThis, { tokenIsGiven: true }));
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(module.getByRole('heading', { name: 'Funding' })).toBeVisible();
  });
});

/** The token that the page's back end gives now. */
async function tokenOf(request: APIRequestContext): Promise<string> {
  const response = await request.post(`${examples}/plain/portal-session`);
  return ((await response.json()) as { idToken: string }).idToken;
}

/** Ends the session of a token, as the portal's operator may at any time. */
async function endSession(request: APIRequestContext, token: string): Promise<void> {
  const response = await request.post(`${portal}/api/users/logout`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.ok()).toBe(true);
}

const NONCE = 'bm9uY2Utb2YtdGhlLXBhZ2U=';

test(
  'a page whose policy allows nothing but its nonce and the portal’s trusted values: every script and style has them',
  { tag: '@full' },
  async ({ page }) => {
    const policy = [
      `default-src 'none'; script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'; style-src-attr 'unsafe-inline'; connect-src 'self' ${portal}`,
      `img-src 'self' ${portal} data:; font-src 'self' ${portal}; form-action 'self'; base-uri 'none'`,
      "require-trusted-types-for 'script'; trusted-types rewards-portal",
    ].join('; ');
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy|requires 'Trusted/i.test(message.text())) violations.push(message.text());
    });
    // A page that a test answers counts as one from outside, which may not ask this machine.
    await page.context().grantPermissions(['local-network-access'], { origin: examples });
    await page.route(`${examples}/plain/`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(/<(script|link|rewards-portal) /g, `<$1 nonce="${NONCE}" `);
      const headers = { ...response.headers(), 'content-security-policy': policy };
      await route.fulfill({ response, headers, body: html });
    });
    const example = new ExamplePage(page);
    await example.open(`${examples}/plain/`);
    await example.signIn('funding@demo.example');
    await expect(example.module.locator('foreignObject').first()).toBeAttached();
    await example.module.getByRole('link', { name: 'Add funds' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add funds' });
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    expect(violations).toEqual([]);
  },
);
