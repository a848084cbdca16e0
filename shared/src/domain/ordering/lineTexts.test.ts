import { checkMessage, checkNotes, checkSubject } from './lineTexts.ts';

it.each([
  [checkSubject, 'Hi {{recipient_name}}', null],
  [checkSubject, 'Hi {{first_name}}, {team} :-}', 'error.tag.unknown'],
  [checkSubject, 'Hi, {team} :-}', null],
  [checkSubject, '<b>Hi', 'error.text.subject'],
  [checkSubject, 'One/two', 'error.text.subject'],
  [checkSubject, 'two\nlines', 'error.text.characters'],
  [checkSubject, 'x'.repeat(101), 'error.text.tooLong'],
  [checkMessage, 'two\nlines < three', null],
  [checkMessage, '{{recipient_name}} {team} :-} {{', null],
  [checkMessage, 'a\u0007b', 'error.text.characters'],
  [checkMessage, 'x'.repeat(501), 'error.text.tooLong'],
  [checkNotes, 'cost {centre} 7', null],
  [checkNotes, 'Team <A>', 'error.text.angleBrackets'],
  [checkNotes, 'two\nlines', 'error.text.characters'],
  [checkNotes, 'x'.repeat(151), 'error.text.tooLong'],
])('%p of %p gives %p', (check, text, key) => {
  expect(check(text)?.key ?? null).toBe(key);
});
