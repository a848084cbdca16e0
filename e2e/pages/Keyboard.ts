import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 120;
const MOST_CHOICES = 80;

/** Works a page by keys alone, in the order in which they lead; every stop on the way must be in sight. */
export class Keyboard {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Goes on to a control. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await hasFocus(target)) return;
      await this.press(key);
      expect(await this.page.evaluate(hiddenFocus), 'has the focus out of sight').toBeNull();
    }
    throw new Error(`No key leads to ${String(target)}`);
  }

  async enter(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeEnabled();
    await this.to(target, key);
    await this.press('Enter');
  }

  /** Types in place of what the field holds. */
  async type(field: Locator, text: string): Promise<void> {
    await this.to(field);
    await this.press('Control+A');
    await this.page.keyboard.type(text);
  }

  /** Chooses from a list. */
  async choose(list: Locator, value: string): Promise<void> {
    await this.to(list);
    await this.press('Home');
    for (let step = 0; step < MOST_CHOICES; step += 1) {
      if ((await list.inputValue()) === value) return;
      await this.press('ArrowDown');
    }
    throw new Error(`No arrow leads to ${value}`);
  }

  /** Goes to one of a group of radios, through the one that is chosen or else the first. */
  async pick(radio: Locator): Promise<void> {
    await radio.waitFor();
    const group = radio.locator('xpath=ancestor::*[@role="radiogroup"]');
    const chosen = group.getByRole('radio', { checked: true });
    await this.to((await chosen.count()) > 0 ? chosen : group.getByRole('radio', { disabled: false }).first());
    await this.press('Space');
    for (let step = 0; step < MOST_CHOICES && !(await radio.isChecked()); step += 1) await this.press('ArrowDown');
    await expect(radio).toBeChecked();
  }

  /** Opens a menu and follows one of its items. */
  async follow(button: Locator, item: Locator): Promise<void> {
    await this.enter(button);
    await item.waitFor();
    for (let step = 0; step < MOST_CHOICES && !(await hasFocus(item)); step += 1) await this.press('ArrowDown');
    await this.press('Enter');
  }
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Runs in the page: what has the focus where nobody sees any of it; null: all is well. A toast goes by itself. */
function hiddenFocus(): string | null {
  const { activeElement: focused, body } = document;
  if (focused === null || focused === body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isSeen = [0.1, 0.5, 0.9].some((across) =>
    [0.1, 0.5, 0.9].some((down) => {
      const seen = document.elementFromPoint(left + across * width, top + down * height);
      return seen !== null && (focused.contains(seen) || seen.contains(focused) || seen.closest('.pr-toast') !== null);
    }),
  );
  return isSeen ? null : focused.outerHTML.slice(0, 300);
}
