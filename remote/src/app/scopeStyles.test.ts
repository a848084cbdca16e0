import postcss from 'postcss';
import { scopeStyles } from '../../../.ci/scripts/scopeStyles.mjs';

const scoped = (selector: string): string =>
  postcss([scopeStyles('scope')])
    .process(`${selector} { color: red }`, { from: undefined })
    .css.replace(/ \{.*/, '');

test.each([
  ['.card', '.scope .card'],
  ["[data-align='right'] > .card", ".scope [data-align='right'] > .card"],
  [":where([data-fit='cards']) .card", ".scope :where([data-fit='cards']) .card"],
  ["[data-mantine-color-scheme='dark'] .card", ".scope[data-mantine-color-scheme='dark'] .card"],
  [":where([dir='rtl']) .card", ".scope:where([dir='rtl']) .card"],
  [':root', '.scope'],
])('%s holds inside a mount only, as %s', (selector, expected) => {
  expect(scoped(selector)).toBe(expected);
});
