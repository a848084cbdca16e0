import { SETTINGS } from '../settings.ts';
import { checkSupportText, PRINT_TEMPLATE_CHECKS } from './printTemplateRules.ts';

const { letterHeadLength, toNameLength, fromNameLength, messageLength, supportLength } = SETTINGS.printTemplates;

it('has the lengths of what is printed', () => {
  expect([letterHeadLength, toNameLength, fromNameLength, messageLength, supportLength]).toEqual([
    64, 70, 70, 150, 160,
  ]);
});

it.each([
  ['name', '\u200b ', 'error.name.required'],
  ['name', 'Thanks', null],
  ['backgroundColor', '#0a7', null],
  ['backgroundColor', '#00aa7', 'error.template.colour'],
  ['backgroundColor', 'red', 'error.template.colour'],
  ['letterHeadTitle', '', null],
  ['letterHeadTitle', 'x'.repeat(65), 'error.text.tooLong'],
  ['toName', 'x'.repeat(70), null],
  ['toName', '{{recipient_name}}', 'error.text.braces'],
  ['fromName', 'x'.repeat(71), 'error.text.tooLong'],
  ['message', 'Two\r\nlines', null],
  ['message', 'x'.repeat(151), 'error.text.tooLong'],
  ['message', 'A present 🎁', 'error.text.notPrinted'],
] as const)('validates %s “%s”', (field, text, key) => {
  expect(PRINT_TEMPLATE_CHECKS[field](text)?.key ?? null).toBe(key);
});

it('needs a support text where it is not the standard one', () => {
  expect(checkSupportText('', true)).toBeNull();
  expect(checkSupportText('Call 555', false)).toBeNull();
  expect(checkSupportText('\u200b', false)).toEqual({ key: 'error.printTemplate.supportRequired' });
  expect(checkSupportText('x'.repeat(161), false)?.key).toBe('error.text.tooLong');
});
