import { expect, type Page } from '@playwright/test';

/** The catalogue at /order. */
export class CatalogPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('searchbox').fill(text);
  }

  async choose(brand: string): Promise<void> {
    await this.search(brand);
    await this.page.getByRole('link', { name: brand }).first().click();
    await expect(this.page.getByRole('heading', { name: brand }).first()).toBeVisible();
  }
}
