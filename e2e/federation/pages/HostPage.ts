import { expect, type Locator, type Page } from '@playwright/test';
import { readFixture } from '../federationFixture.ts';

/** Our minimal host. */
export class HostPage {
  readonly failure: Locator;
  readonly retry: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.failure = page.getByRole('alert');
    this.retry = this.failure.getByRole('button', { name: 'Try again' });
  }

  open(path = '/vue/'): Promise<unknown> {
    return this.#page.goto(`${readFixture().portal}${path}`);
  }

  /** The remote runs: its sign-in stands. */
  async expectSignIn(): Promise<void> {
    await expect(this.#page.getByLabel('Email')).toBeVisible();
  }

  /** One card in the module's place, with its code for support. */
  async expectFailure(code: string): Promise<void> {
    await expect(this.failure).toContainText(`Reference for support: ${code}`);
    await expect(this.#page.getByLabel('Email')).toHaveCount(0);
  }
}
