import { expect, type Locator } from '@playwright/test';

/** Waits until a module is drawn: nothing loads, nothing moves, and two looks at it a frame apart are the same. */
export async function expectAtRest(module: Locator): Promise<void> {
  await expect(module.locator('[aria-busy="true"]')).toHaveCount(0);
  await module.page().waitForLoadState('networkidle');
  const root = module.locator('.pr-root').first();
  await expect(async () => {
    const before = await root.evaluate(looksOf);
    await module.page().waitForFunction(nothingMoves);
    expect(await root.evaluate(looksOf)).toEqual(before);
  }).toPass();
}

/** Runs in the page. */
function nothingMoves(): boolean {
  return document
    .getAnimations()
    .every(({ playState, effect }) => playState === 'finished' || effect?.getComputedTiming().endTime === Infinity);
}

/** Runs in the page: the computed styles of every element below `root` but for sizes, places and what fades, by where it stands. */
export function looksOf(root: Element): Record<string, string> {
  const SIZES =
    /^(width|height|(inline|block)-size|(perspective|transform)-origin|opacity|top|left|right|bottom|inset.*|grid-template.*)$/;
  const looks: Record<string, string> = {};
  const visit = (element: Element, place: string): void => {
    const style = getComputedStyle(element);
    looks[place] = [...style]
      .filter((name) => !name.startsWith('--') && !SIZES.test(name))
      .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      .join(';\n');
    [...element.children].forEach((child, index) => visit(child, `${place} > ${child.tagName.toLowerCase()}:${index}`));
  };
  visit(root, root.tagName.toLowerCase());
  return looks;
}
