import { checkPlaceholders, fillPlaceholders } from './templatePlaceholders.ts';

it('replaces placeholders and keeps everything else in braces as text', () => {
  const values = { recipient_name: '花子', reward_name: '$5' };
  expect(fillPlaceholders('Hi {{ recipient_name }}, {{reward_name}} for you', values)).toBe('Hi 花子, $5 for you');
  expect(fillPlaceholders('{{foo}} {team} :-} {{{recipient_name}}} {{ reward name }}', values)).toBe(
    '{{foo}} {team} :-} {花子} {{ reward name }}',
  );
});

it('takes full-width braces, and characters that nobody sees, as what is read', () => {
  const text = 'Dear ｛｛recipient_name｝｝, {\u200b{ sender_name\u2060}}';
  expect(checkPlaceholders(text)).toBeNull();
  expect(fillPlaceholders(text, { recipient_name: '花子', sender_name: 'Ada' })).toBe('Dear 花子, Ada');
});

it('does not expand a value that looks like a placeholder', () => {
  expect(fillPlaceholders('{{message}}', { message: '{{recipient_name}}', recipient_name: 'X' })).toBe(
    '{{recipient_name}}',
  );
});

it.each([
  ['Dear {{ recipient_first_name }}, {team} :-} }} until {{expiration_date}}', null],
  ['Dear {{recipient_nmae}}', ['error.tag.unknown', 'recipient_nmae', '6']],
  ['Dear ｛｛recipient｝｝', ['error.tag.unknown', 'recipient', '6']],
  ['Dear {\u200b{recipient}}', ['error.tag.unknown', 'recipient', '6']],
  ['Dear {{recipient_name\n}}', ['error.tag.unclosed', '{{recipient_name', '6']],
  ['Dear {{}}', ['error.tag.unknown', '', '6']],
  ['Dear {{recipient_name}', ['error.tag.unclosed', '{{recipient_name}', '6']],
  ['{{recipient_name {{sender_name}}}}', ['error.tag.nested', '{{recipient_name {{', '1']],
])('names the first placeholder of %j that cannot be filled', (text, expected) => {
  const refusal = checkPlaceholders(text);
  expect(refusal && [refusal.key, refusal.values?.['tag'], refusal.values?.['position']]).toEqual(expected);
});
