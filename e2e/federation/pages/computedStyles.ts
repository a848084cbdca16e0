import { expect, type Locator } from '@playwright/test';

/** Waits until a module has loaded what it shows. */
export async function expectLoaded(module: Locator): Promise<void> {
  await expect(module.locator('[aria-busy="true"]')).toHaveCount(0);
  await module.page().waitForLoadState('networkidle');
}

/**
 * Runs in the page: the computed styles of every element below `root` but for sizes, places and what fades, by where it
 * stands; once nothing moves any more and two looks, two frames apart, are the same.
 */
export async function readComputedStyles(root: Element): Promise<Record<string, string>> {
  const SIZES =
    /^(width|height|(inline|block)-size|(perspective|transform)-origin|opacity|top|left|right|bottom|inset.*|grid-template.*)$/;
  const read = (): Record<string, string> => {
    const styles: Record<string, string> = {};
    const visit = (element: Element, path: string): void => {
      const style = getComputedStyle(element);
      styles[path] = [...style]
        .filter((name) => !name.startsWith('--') && !SIZES.test(name))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        .join(';\n');
      [...element.children].forEach((child, index) =>
        visit(child, `${path} > ${child.tagName.toLowerCase()}:${index}`),
      );
    };
    visit(root, root.tagName.toLowerCase());
    return styles;
  };
  const moves = (): boolean =>
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  const drawn = (): Promise<unknown> =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (let before = ''; ;) {
    await drawn();
    const styles = read();
    const now = JSON.stringify(styles);
    if (now === before && !moves()) return styles;
    before = now;
  }
}
