import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { isFullRun } from '../fullRun.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Annotation of a journey for each look, so that a report can be counted. */
const LOOK = 'axe';

/**
 * Expects no axe findings at WCAG 2.2 A and AA; `state` names the screen, `within` selects the parts that are looked at. The
 * preview's frame is excluded: it runs no scripts. A journey of the short run has one such look, which takes as long as
 * many of its steps.
 */
export async function expectAccessible(page: Page, state: string, within = 'html'): Promise<void> {
  const { annotations } = test.info();
  if (!isFullRun && annotations.some(({ type }) => type === LOOK))
    throw new Error(`A second look of axe in a journey (${state}): alsoAccessible leaves it to the full run.`);
  annotations.push({ type: LOOK, description: state });
  const axe = new AxeBuilder({ page }).include(within).exclude('iframe[sandbox]').withTags(TAGS);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
    state,
  ).toEqual([]);
}

/** Like `expectAccessible`, in the full run alone. */
export async function alsoAccessible(page: Page, state: string, within?: string): Promise<void> {
  if (isFullRun) await expectAccessible(page, state, within);
}
