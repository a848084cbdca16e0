import { expect, type Page } from '@playwright/test';

/** An order at /orders/{referenceOrderId}. */
export class OrderPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Waits until the order is complete and returns its reference. */
  async reference(): Promise<string> {
    await expect(this.page).toHaveURL(/#\/orders\/[A-Z]{2}\d{6}-\d+-\d+/);
    await expect(this.page.getByText('Your order is complete')).toBeVisible();
    return /orders\/([^/?]+)/.exec(this.page.url())?.[1] ?? '';
  }
}
