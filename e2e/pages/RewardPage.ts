import type { Page } from '@playwright/test';

/** A reward at /order/reward/{brandKey}: step 1 of the quick order. */
export class RewardPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get amount() {
    return this.page.getByRole('textbox', { name: /^Amount/ });
  }

  async send(amount: string): Promise<void> {
    await this.amount.fill(amount);
    await this.page.getByRole('button', { name: 'Choose recipients' }).click();
  }
}
