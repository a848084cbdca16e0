import type { Page } from '@playwright/test';

const DEMO_PASSWORD = 'Demo-Portal-2026!';

/** The portal's sign-in, in any language. */
export class SignInPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/vue/');
  }

  async signIn(email: string, password = DEMO_PASSWORD): Promise<void> {
    await this.page.locator('input[name="username"]').fill(email);
    await this.page.locator('input[name="password"]').fill(password);
    await this.page.keyboard.press('Enter');
  }
}
