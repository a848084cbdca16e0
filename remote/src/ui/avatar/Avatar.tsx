import './avatar.css';

/** The first letters of a name in a circle; the name itself stands beside it. */
export const Avatar = ({ name }: { readonly name: string }) => (
  <span className="pr-avatar" aria-hidden="true">
    {getInitials(name)}
  </span>
);

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** First and last name's first letters; of a Chinese, Japanese or Korean name, or of a single word, the first letter. */
function getInitials(name: string): string {
  const words = name.split(/[\s@]+/u).filter((word) => word !== '');
  const [first = '', ...rest] = words;
  const last = CJK.test(first) || name.includes('@') ? '' : (rest.at(-1) ?? '');
  return [first, last]
    .map((word) => /^./u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
