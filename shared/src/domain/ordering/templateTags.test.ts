import { fillTags } from './templateTags.ts';

it('replaces tags and keeps everything else in braces as text', () => {
  const values = { recipient_name: '花子', reward_name: '$5' };
  expect(fillTags('Hi {{ recipient_name }}, {{reward_name}} for you', values)).toBe('Hi 花子, $5 for you');
  expect(fillTags('{{foo}} {team} :-} {{{recipient_name}}} {{ reward name }}', values)).toBe(
    '{{foo}} {team} :-} {花子} {{ reward name }}',
  );
});

it('does not expand a value that looks like a tag', () => {
  expect(fillTags('{{message}}', { message: '{{recipient_name}}', recipient_name: 'X' })).toBe('{{recipient_name}}');
});
