import { checkLineNotes, checkSubject } from './lineTexts.ts';
import { checkNotes } from './notes.ts';
import { checkOrderNotes, checkPurchaseOrderNumber } from './orderMetadata.ts';
import { checkMessage } from '../textRules.ts';

it.each([
  [checkSubject, 'Hi {{recipient_name}}', null],
  [checkSubject, 'Hi {{first_name}}, {team} :-}', 'error.tag.unknown'],
  [checkSubject, 'Hi, {team} :-}', null],
  [checkSubject, '<b>Hi', 'error.text.angleBrackets'],
  [checkSubject, 'One/two', 'error.subject.slash'],
  [checkSubject, 'two\nlines', 'error.text.characters'],
  [checkSubject, 'x'.repeat(101), 'error.text.tooLong'],
  [checkMessage, 'two\nlines < three', null],
  [checkMessage, '{{recipient_name}} {team} :-} {{', null],
  [checkMessage, 'a\u0007b', 'error.text.characters'],
  [checkMessage, 'x'.repeat(501), 'error.text.tooLong'],
  [checkNotes, 'cost {centre} 7', null],
  [checkNotes, 'Team <A>', 'error.text.angleBrackets'],
  [checkNotes, 'two\nlines', 'error.text.characters'],
  [checkSubject, 'Q3/Q4', 'error.subject.slash'],
  [checkLineNotes, "Zoë's tour: B-4 (50% off), Größe #7 & co/2_a; ok? yes! +1. 経費（部）", null],
  [(text: string) => checkOrderNotes(text, { required: false }), '', null],
  [(text: string) => checkOrderNotes(text, { required: true }), '', 'error.order.notesRequired'],
  [(text: string) => checkOrderNotes(text, { required: true }), 'Team <A>', 'error.text.angleBrackets'],
  [(text: string) => checkPurchaseOrderNumber(text, { required: false }), '', null],
  [(text: string) => checkPurchaseOrderNumber(text, { required: true }), '', 'error.order.purchaseOrderNumberRequired'],
  [(text: string) => checkPurchaseOrderNumber(text, { required: true }), 'x'.repeat(51), 'error.text.tooLong'],
  [checkLineNotes, 'cost {centre} 7', 'error.notes.characters'],
  [(text: string) => checkLineNotes(text, { required: true }), '', 'error.notes.required'],
  [checkLineNotes, '', null],
  [checkLineNotes, 'a=b', 'error.notes.characters'],
  [checkLineNotes, 'Team <A>', 'error.text.angleBrackets'],
  [checkNotes, 'x'.repeat(151), 'error.text.tooLong'],
])('%p of %p gives %p', (check, text, key) => {
  expect(check(text)?.key ?? null).toBe(key);
});
