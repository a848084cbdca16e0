import { expect, type Page } from '@playwright/test';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The quick order at /order/checkout: recipients, message, account and price on one page, then the confirm dialog. */
export class CheckoutPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  person(number: number) {
    const row = this.page.getByRole('group', { name: `Person ${number}` });
    return {
      firstName: row.getByLabel('First name'),
      lastName: row.getByLabel('Last name'),
      email: row.getByRole('textbox', { name: 'Email' }),
      mobileNumber: row.getByRole('textbox', { name: 'Mobile number' }),
      byText: row.getByRole('radio', { name: 'By text' }),
    };
  }

  async type(people: readonly Person[]): Promise<void> {
    for (const [index, { firstName, lastName, email }] of people.entries()) {
      if (index > 0) await this.page.getByRole('button', { name: 'Add recipient' }).click();
      const row = this.person(index + 1);
      await row.firstName.fill(firstName);
      await row.lastName.fill(lastName);
      await row.email.fill(email);
    }
  }

  /** Pastes as a spreadsheet does: text on the clipboard, into the first field. */
  async paste(text: string): Promise<void> {
    await this.person(1).firstName.evaluate((field, pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, text);
  }

  get price() {
    return this.page.getByRole('complementary');
  }

  async review(): Promise<void> {
    await this.page.getByRole('button', { name: 'Review order' }).click();
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  get sendButton() {
    return this.dialog.getByRole('button', { name: /^Order \d+ rewards? for / });
  }

  async place(): Promise<void> {
    await this.review();
    await expect(this.sendButton).toBeEnabled();
    await this.sendButton.click();
  }
}
