import { fillTags, unknownTags } from './templateTags.ts';

it('fills known tags and drops unknown ones', () => {
  expect(
    fillTags('Hi {{ recipient_name }}, {{reward_name}} for you {{nothing}}', {
      recipient_name: '花子',
      reward_name: '$5',
    }),
  ).toBe('Hi 花子, $5 for you ');
});

it('does not fill twice: a value that looks like a tag stays text', () => {
  expect(fillTags('{{message}}', { message: '{{recipient_name}}', recipient_name: 'X' })).toBe('{{recipient_name}}');
});

it('names what is no tag', () => {
  expect(unknownTags('{{recipient_name}} {{first_name}} {{x}}')).toEqual(['first_name', 'x']);
});
