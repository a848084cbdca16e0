import type { Language } from '@portal/shared/domain/enumerations';
import { expect, type Locator, type Page } from '@playwright/test';
import { Keyboard } from './Keyboard.ts';
import { scanAccessibility } from './scanAccessibility.ts';
import { portalTexts } from './portalTexts.ts';
import { SignInPage } from './SignInPage.ts';

/** The funding pages in one language, for who has no mouse: every name is read from the portal's own texts. */
export class FundingWalk {
  readonly keys: Keyboard;
  readonly main: Locator;
  readonly dialog: Locator;
  readonly funding;
  readonly addFunds;
  readonly cards;
  readonly banks;
  readonly address;
  readonly pages;
  readonly common;
  readonly shell;
  private readonly page: Page;
  private readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.keys = new Keyboard(page);
    this.main = page.getByRole('main');
    this.dialog = page.getByRole('dialog');
    const textsOf = (folder: string) => portalTexts(folder, language);
    this.funding = textsOf('funding');
    this.addFunds = textsOf('funding/add-funds');
    this.cards = textsOf('funding/cards');
    this.banks = textsOf('funding/bank-accounts');
    this.address = textsOf('entities/address');
    this.pages = textsOf('ui/address');
    this.common = textsOf('i18n');
    this.shell = textsOf('shell');
  }

  async open(email: string): Promise<void> {
    await this.page.goto('/vue/#/funding');
    await new SignInPage(this.page).signIn(email);
    await expect(this.page.getByRole('heading', { level: 1, name: this.funding('title.funding') })).toBeVisible();
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  look(state: string): Promise<void> {
    return scanAccessibility(this.page, `${this.language}, ${state}`);
  }

  /** An amount as people write it in the language. */
  typed(amount: number): string {
    return new Intl.NumberFormat(this.language, { minimumFractionDigits: 2, useGrouping: false }).format(amount);
  }

  field(name: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  list(name: string): Locator {
    return this.page.getByRole('combobox', { name, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.main.getByRole('link', { name, exact: true });
  }

  /** Expects an outcome to be said, and the dialog to have given the focus back. */
  async expectDone(said: RegExp, focused: Locator): Promise<void> {
    await expect(this.page.getByText(said)).toBeVisible();
    await expect(this.dialog).toBeHidden();
    await expect(focused).toBeFocused();
  }

  async switchTo(account: string): Promise<void> {
    await this.keys.enter(this.button(this.shell('nav.open')));
    await this.keys.enter(this.page.getByRole('button', { name: this.shell('switcher.open') }));
    await expect(this.dialog.getByRole('searchbox')).toBeFocused();
    await this.page.keyboard.type(account);
    await this.look('account switcher');
    await this.keys.press('Enter');
    await expect(this.main).toContainText(account);
    await this.keys.press('Escape');
    await expect(this.dialog).toBeHidden();
  }

  /** A billing address, part by part, as it is asked for once a form was refused. */
  async typeAddress(): Promise<void> {
    await this.keys.type(this.field(this.address('line1')), '1 Main Street');
    await this.keys.type(this.field(this.address('city.US')), 'Seattle');
    await this.keys.choose(this.list(this.pages('state')), 'WA');
    await this.keys.type(this.field(this.address('postalCode.US')), '98101');
  }

  /** A billing address by its beginning, in place of its parts. */
  async findAddress(): Promise<void> {
    await this.keys.enter(this.button(this.address('search.again')));
    await this.keys.type(this.list(this.address('search.label')), '412 lantern');
    await this.page.getByRole('option', { name: /^412 Lantern Street/ }).waitFor();
    await this.look('addresses found');
    await this.keys.press('ArrowDown');
    await this.keys.press('Enter');
    await expect(this.button(this.address('change'))).toBeFocused();
  }
}
