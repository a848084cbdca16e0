import type { Page } from '@playwright/test';

export const DEMO_PASSWORD = 'Demo-Portal-2026!';

/** The portal's sign-in. Words are given, so that it works in every language. */
export class SignInPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/vue/');
  }

  async signIn(email: string, words = { email: 'Email address', password: 'Password', button: 'Sign in' }): Promise<void> {
    await this.page.getByLabel(words.email, { exact: true }).fill(email);
    await this.page.getByLabel(words.password, { exact: true }).fill(DEMO_PASSWORD);
    await this.page.getByRole('button', { name: words.button, exact: true }).click();
  }
}
