import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Expects no axe findings at WCAG 2.2 A and AA; `state` names the screen, `within` selects the parts that are looked at. The
 * preview's frame is excluded: it runs no scripts.
 */
export async function expectAccessible(page: Page, state: string, within = 'html'): Promise<void> {
  const axe = new AxeBuilder({ page }).include(within).exclude('iframe[sandbox]').withTags(TAGS);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
    state,
  ).toEqual([]);
}
