import { searchWords } from './searchWords.ts';

test.each([
  ['', []],
  [' \t ', []],
  ['eur events', ['eur', 'events']],
  [' Events\u3000Europe\u00a0A20002 Events ', ['Events', 'Europe', 'A20002']],
])('%j are words, each once', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});
