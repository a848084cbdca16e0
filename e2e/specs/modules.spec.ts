import { expect, test } from '@playwright/test';
import { SignInPage } from '../pages/SignInPage.ts';

const MODULES = [
  ['ordering', '/order', 'Choose a reward'],
  ['funding', '/funding/history', 'Transactions'],
  ['settings', '/settings/user', 'My profile'],
] as const;

for (const [name, path, heading] of MODULES) {
  test(`./${name} works alone beside another page and leaves nothing behind`, { tag: '@full' }, async ({ page }) => {
    await new SignInPage(page).open();
    await new SignInPage(page).signIn('admin@demo.example');
    await expect(page.getByRole('heading', { name: 'Choose a reward' })).toBeVisible();
    await page.evaluate(mountAlone, { name, path });
    const alone = page.locator('#alone');
    await expect(alone.getByRole('heading', { name: heading })).toBeVisible();
    await expect(alone.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page).toHaveURL(/#\/order$/);
    expect(await page.evaluate(unmountAlone)).toBe(0);
    await expect(page.getByRole('heading', { name: 'Choose a reward' })).toBeVisible();
  });
}

interface Handle {
  unmount(): Promise<void>;
}
interface Federation {
  readonly __FEDERATION__: {
    readonly __INSTANCES__: {
      loadRemote(id: string): Promise<{ mount(container: Element, options: object): Promise<Handle> }>;
    }[];
  };
  aloneHandle?: Handle;
}

/** Runs in the page: what an embedder does, with a navigation port instead of the address bar. */
async function mountAlone({ name, path }: { name: string; path: string }): Promise<void> {
  const registry = (await (await fetch('/remotes.json')).json()) as {
    remotes: { portal: { active: string; versions: Record<string, { container: string }> } };
  };
  const { active, versions } = registry.remotes.portal;
  const scope = globalThis as unknown as Federation;
  const [instance] = scope.__FEDERATION__.__INSTANCES__;
  const module = await instance?.loadRemote(`${versions[active]?.container ?? ''}/${name}`);
  const container = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'alone' }));
  const navigation = { currentPath: () => path, navigate: () => undefined, subscribe: () => () => undefined };
  const handle = await module?.mount(container, { navigation, initialPath: path, chrome: 'none' });
  if (handle !== undefined) scope.aloneHandle = handle;
}

/** Runs in the page; returns the number of elements left in the module's container. */
async function unmountAlone(): Promise<number> {
  await (globalThis as unknown as Federation).aloneHandle?.unmount();
  return document.getElementById('alone')?.childElementCount ?? -1;
}
