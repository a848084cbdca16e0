import { moduleAt } from './modulePages.ts';

test.each([
  ['/vue/ordering/', 'ordering'],
  ['/vue/funding', 'funding'],
  ['/vue/settings/', 'settings'],
])('%s is the page of %s alone', (path, module) => {
  expect(moduleAt(path)).toBe(module);
});

test.each(['/', '/vue/', '/vue/orderings/', '/vue/portal/', '/ordering/'])('%s is no page of one module', (path) => {
  expect(moduleAt(path)).toBeNull();
});
