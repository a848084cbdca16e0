import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from './locales/en.json';

const read = (name: string): string =>
  readFileSync(join(__dirname, '../../../../docs', name), 'utf8').replaceAll(/\s+/g, ' ');

test('the embedding guide quotes the title that a page of an origin without leave shows', () => {
  expect(read('EMBEDDING.md')).toContain(`| "${en.gateway.title}"`);
});

test.each(Object.entries(en.off.reason))('the operating guide quotes the text of %s', (reason, text) => {
  expect(read('OPERATIONS.md')).toContain(`\`${reason}\` ("${text}")`);
});
