import { applyEdit, toDisplayText, toTemplateText } from './placeholderText.ts';

const TAGS = [
  { key: 'recipient_name', label: 'Recipient’s name' },
  { key: 'reward_name', label: 'Reward' },
];
const shown = (text: string) => toDisplayText(text, TAGS);

test.each(['Dear {{recipient_name}}, {{reward_name}} is here', 'Dear {{foo}} :-}', ''])(
  '%j is shown by names and read back',
  (text) => {
    expect(shown(text)).not.toContain('{{recipient');
    expect(toTemplateText(shown(text), TAGS)).toBe(text);
  },
);

/** Returns the text and the caret after `from` to `to` of the shown text became `typed`. */
const after = (text: string, from: number, to: number, typed = '') => {
  const before = shown(text);
  const result = applyEdit(before, before.slice(0, from) + typed + before.slice(to));
  return [toTemplateText(result.text, TAGS), result.caret];
};

test('a placeholder goes whole or stays whole', () => {
  const text = 'For {{reward_name}}, thanks';
  const end = 'For '.length + shown('{{reward_name}}').length;
  expect(after(text, end - 1, end)).toEqual(['For , thanks', 4]);
  expect(after(text, 4, 5)).toEqual(['For , thanks', 4]);
  expect(after(text, 2, 8, 'x')).toEqual(['Fox, thanks', 3]);
  expect(after(text, 7, 7, 'x')).toEqual(['For {{reward_name}}x, thanks', end + 1]);
  expect(after(text, end, end, '!')).toEqual(['For {{reward_name}}!, thanks', end + 1]);
  expect(after(text, 0, 3, 'To')).toEqual(['To {{reward_name}}, thanks', 2]);
});
