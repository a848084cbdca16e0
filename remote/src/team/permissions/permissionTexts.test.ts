import { PERMISSION_LINES } from '@portal/shared/domain/access/permissionLines';
import texts from '../locales/en.json';

const { line: names, can, cannot } = texts;

test('every line of permissions has a name, and words for each level and for none', () => {
  const lines = PERMISSION_LINES.map(({ name, levels }) => ({ name, levels: levels.map(({ level }) => level) }));
  const worded = Object.entries<object>(can).map(([name, words]) => ({ name, levels: Object.keys(words) }));
  expect(worded).toEqual(lines);
  expect(Object.keys(names)).toEqual(lines.map(({ name }) => name));
  expect(Object.keys(cannot)).toEqual(lines.map(({ name }) => name));
});
