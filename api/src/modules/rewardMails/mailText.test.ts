import { mailText } from './mailText.ts';

const VALUES = { recipient_name: 'Ana <b>', message: 'One\n\ntwo {{recipient_name}}' };

it('keeps a plain text as it was: escaped, with its line breaks', () => {
  expect(mailText('Dear {{recipient_name}},\n\n{{message}}', VALUES)).toEqual({
    text: 'Dear Ana <b>,\n\nOne\n\ntwo {{recipient_name}}',
    html: 'Dear Ana &lt;b&gt;,<br><br>One<br><br>two {{recipient_name}}',
  });
});

it('fills a rich text in one pass; values are text, and empty paragraphs go', () => {
  const { html, text } = mailText(
    '<p>Dear <strong>{{recipient_name}}</strong></p><p>{{sender_name}}</p>',
    VALUES,
    'a < b',
  );
  expect(html).toBe(
    '<p style="margin:0;">Dear <strong>Ana &lt;b&gt;</strong></p><p style="margin:12px 0 0;">a &lt; b</p>',
  );
  expect(text).toBe('Dear Ana <b>\n\na < b');
});

it('drops what is no part of a rich text, also from one that was stored before', () => {
  const hostile =
    '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=y> <a href="javascript:x">a</a>' +
    '<a href="https://a.example" style="color:red" target="_top">b</a></p>';
  expect(mailText(hostile, {}).text).toBe('Hi ab (https://a.example)');
  expect(mailText(`<p>x</p>${hostile}`, {})).toEqual({
    text: 'x\n\nHi ab (https://a.example)',
    html:
      '<p style="margin:0;">x</p><p style="margin:12px 0 0;">Hi a' +
      '<a class="link" style="color:#1f6286;word-break:break-word;" href="https://a.example">b</a></p>',
  });
});

it('mails a list as it was numbered, also one that was stored as a text', () => {
  expect(mailText('<ol type="a" start="30"><li><p>November</p></li></ol>', {})).toEqual({
    text: '30. November',
    html:
      '<ol start="30" style="margin:0;padding:0 0 0 24px;"><li style="margin:4px 0 0;">' +
      '<p style="margin:12px 0 0;">November</p></li></ol>',
  });
});

it('fills a placeholder that marks have cut, in both parts alike', () => {
  const { html, text } = mailText('<p>Dear {<b>{recipient_name}</b>}, &#123;{message}}</p>', VALUES);
  expect(text).toBe('Dear Ana <b>, One\n\ntwo {{recipient_name}}');
  expect(html).toBe('<p style="margin:0;">Dear <strong>Ana &lt;b&gt;</strong>, One<br><br>two {{recipient_name}}</p>');
});
