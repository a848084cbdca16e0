import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';

const SOURCES = join(__dirname, '..');
const rules: Rule[] = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.startsWith('gallery'))
  .flatMap((file) => {
    const found: Rule[] = [];
    postcss.parse(readFileSync(join(SOURCES, file), 'utf8')).walkRules((rule) => void found.push(rule));
    return found;
  });

/** How something is marked as the current, the chosen or the pressed one. */
const STATES = /\[(aria-current|aria-pressed|aria-selected|data-set)[=\]]|(:has\(input:checked\))/g;
const listStates = (selector: string): readonly string[] =>
  [...selector.matchAll(STATES)].map(([, name, has]) => name ?? has ?? '');
const isForced = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).params === '(forced-colors: active)';

test('a placeholder that a colour sets apart from its text has a line where colours are forced, too', () => {
  const hasLine = (rule: Rule) => rule.some((one) => one.type === 'decl' && one.prop === 'outline');
  const lined = rules.filter((rule) => isForced(rule) && hasLine(rule)).flatMap(({ selectors }) => selectors);
  expect(lined).toEqual(expect.arrayContaining(['.pr-rich__tag', '.pr-tag-field__pills mark', '.pr-template-tag']));
});

test('what a colour marks as current, chosen or pressed is marked where colours are forced, too', () => {
  const marked = rules.filter((rule) => rule.some((one) => one.type === 'decl' && /background|color/.test(one.prop)));
  const byColour = new Set(marked.filter((rule) => !isForced(rule)).flatMap(({ selector }) => listStates(selector)));
  const forced = new Set(rules.filter(isForced).flatMap(({ selector }) => listStates(selector)));
  expect([...byColour].filter((state) => !forced.has(state))).toEqual([]);
  expect(byColour.size).toBeGreaterThan(3);
  // Tabs are the library's.
  expect(forced).toContain('aria-selected');
});
