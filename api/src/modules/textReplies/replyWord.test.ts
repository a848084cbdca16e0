import { readReplyWord } from './replyWord.ts';

it.each([
  ['STOP', 'STOP'],
  [' stop. ', 'STOP'],
  ['StopAll', 'STOP'],
  ['unsubscribe', 'STOP'],
  ['Cancel!', 'STOP'],
  ['END', 'STOP'],
  ['quit', 'STOP'],
  ['ＳＴＯＰ。', 'STOP'],
  ['start', 'START'],
  ['Unstop', 'START'],
  ['yes.', 'START'],
  ['Help', 'HELP'],
  ['info', 'HELP'],
  ['please stop', null],
  ['stopping', null],
  ['constructor', null],
  ['', null],
])('%j asks for %s', (text, word) => {
  expect(readReplyWord(text)).toBe(word);
});
