import { completeLink } from './linkRules.ts';
import { joinPlaceholders } from './joinPlaceholders.ts';
import { checkRichText, isRichText, readableTextOf, richTextOf } from './richText.ts';
import { TEMPLATE_CHECKS } from './templateRules.ts';

const RICH =
  '<p>Dear <strong>{{recipient_name}}</strong>,<br />see <a href="https://shop.example/spring">our shop</a> &amp; more</p>' +
  '<ul><li><p>one</p></li><li>two<ol><li>deep</li></ol></li></ul><ol><li>first</li><li>second</li></ol><p>Bye</p>';

it('is rich between paragraphs or lists; any other text is plain', () => {
  expect([RICH, 'Dear <b>you</b>', '<p>open', 'a < b', ''].map(isRichText)).toEqual([true, false, false, false, false]);
  expect(isRichText('<ol type="a"><li>one</li></ol>')).toBe(true);
  expect(richTextOf('Dear <b>&amp;</b>')).toBe('Dear <b>&amp;</b>');
});

it('counts what people read, and is read as plain text with the marks of lists and the addresses of links', () => {
  expect(richTextOf(RICH)).toBe(
    'Dear {{recipient_name}},\nsee our shop & more\n\none\ntwo\ndeep\n\nfirst\nsecond\n\nBye',
  );
  expect(readableTextOf(RICH)).toBe(
    'Dear {{recipient_name}},\nsee our shop (https://shop.example/spring) & more\n\n- one\n- two\n1. deep\n\n1. first\n2. second\n\nBye',
  );
  expect(readableTextOf('<p><a href="mailto:a@b.example">a@b.example</a></p>')).toBe('a@b.example');
});

it('reads a list from the number that it begins with', () => {
  expect(readableTextOf('<ol start="30"><li>November</li><li>December</li></ol><ol><li>now</li></ol>')).toBe(
    '30. November\n31. December\n\n1. now',
  );
});

it.each([
  ['<p>Dear {<strong>{recipient_name}</strong>}.</p>', '<p>Dear <strong>{{recipient_name}}</strong>.</p>'],
  ['<p>{{recipient<em>_name</em>}}</p>', '<p>{{recipient_name}}</p>'],
  [
    '<p><em>Dear {</em>{<a href="https://a.example">message}} x</a></p>',
    '<p><em>Dear </em><a href="https://a.example">{{message}} x</a></p>',
  ],
  ['<p>{</p><p>{message}}</p>', '<p>{</p><p>{message}}</p>'],
])('joins what marks have cut in %s', (cut, joined) => {
  expect(joinPlaceholders(cut)).toBe(joined);
});

const link = (address: string, text: string) => `<p>x <a href="${address}">${text}</a></p>`;

it.each([
  ['<p>12345</p><p>67890</p>', 'error.text.tooLong'],
  ['<p>Hi {{nothing}}</p>', 'error.tag.unknown'],
  ['<p>{{<em>message</em>}}</p>', undefined],
  ['<p>{<em>{massage}</em>}</p>', 'error.tag.unknown'],
  ['<p>{{message<br>}}</p>', 'error.tag.unclosed'],
  ['<ol start="30"><li>November</li></ol>', undefined],
  ['<ol type="a"><li>one</li></ol>', 'error.template.markup'],
  ['<p>one <u>two</u></p>', 'error.template.markup'],
  ['<h1>Hello</h1>', 'error.template.markup'],
  ['Hello<br>you', 'error.template.markup'],
  ['1 < 2, <3 and 3 > 2 of <name>', undefined],
  [link('https://a.example', 'A'), undefined],
  [link('https://shop.a.example/x', 'a.example'), undefined],
  [link('mailto:me@a.example', 'me@a.example'), undefined],
  [link('https://a.example', 'b.example'), 'error.template.linkText'],
  [link('https://a.example', 'https://аpple.example/b'), 'error.template.linkText'],
  [link('https://b.example', '詳しくはa.example'), 'error.template.linkText'],
  [link('mailto:me@a.example', 'you@a.example'), 'error.template.linkText'],
  [link('https://a.example@b.example', 'A'), 'error.template.link'],
  [link('http://a.example', 'A'), 'error.template.link'],
  [link('javascript:alert(1)', 'A'), 'error.template.link'],
])('checks %s', (html, key) => {
  expect(checkRichText(html, html.includes('12345') ? 10 : 100)?.key).toBe(key);
});

it('refuses a placeholder that stands too often: as it is read, whatever marks it', () => {
  const thrice = '<p>{{message}} {{ message }}<strong>{{message}}</strong> {{sender_name}}</p>';
  expect(TEMPLATE_CHECKS.message(thrice)).toBeNull();
  expect(TEMPLATE_CHECKS.message(`${thrice}<p>{{message}}</p>`)).toEqual({
    key: 'error.tag.repeated',
    values: { tag: 'message', position: '55', max: '3' },
  });
});

it('names the position of a wrong placeholder as it is read', () => {
  expect(checkRichText('<p>Dear <em>you</em></p><p>{{x}}</p>', 100)?.values).toEqual({ tag: 'x', position: '11' });
});

it('completes a typed site or mailbox to a link', () => {
  expect(['a.example/b', 'me@a.example', ' https://a.example', 'javascript:x'].map(completeLink)).toEqual([
    'https://a.example/b',
    'mailto:me@a.example',
    'https://a.example',
    'javascript:x',
  ]);
});
