import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';

/** Another company's page with one module in it. */
export class ExamplePage {
  readonly module: Locator;
  readonly #page: Page;

  constructor(page: Page, place = 'rewards-portal') {
    this.#page = page;
    this.module = page.locator(place);
  }

  open(address: string): Promise<unknown> {
    return this.#page.goto(address);
  }

  /** Signs the page's user in anew, with a session of its own. */
  static async begin(request: APIRequestContext, folder: string): Promise<void> {
    for (const call of ['sign-out', 'sign-in']) await request.post(`${folder}/${call}`);
  }

  /** By the page's own button. */
  async signOut(): Promise<void> {
    const button = this.#page.getByRole('button', { name: 'Sign out' });
    await button.click();
    await expect(button).toBeHidden();
    await expect(this.module.getByRole('heading', { name: 'Funding' })).toHaveCount(0);
  }

  async signIn(username: string): Promise<void> {
    await this.module.getByLabel('Email').fill(username);
    await this.module.getByRole('textbox', { name: 'Password' }).fill('Demo-Portal-2026!');
    await this.module.getByRole('button', { name: 'Sign in' }).click();
    await expect(this.module.getByLabel('Email')).toHaveCount(0);
  }
}
