const MARK = String.raw`<\/?(?:strong|em|a)(?:\s[^<>]*)?>`;
const BETWEEN = String.raw`(?:${MARK}|\p{Cf})*`;
/** A placeholder within a line, whatever marks stand in it. */
const MARKED_PLACEHOLDER = new RegExp(`[{｛]${BETWEEN}[{｛](?:${MARK}|[^{}｛｝<>\\r\\n])*[}｝]${BETWEEN}[}｝]`, 'gu');
const MARKS = new RegExp(`(${MARK})`, 'g');
const EMPTY_MARK = /<(strong|em|a)(?:\s[^<>]*)?><\/\1>/g;
/** A placeholder up to its name. */
const BEGUN = /^[{｛\s\p{Cf}]*$/u;

/** Returns a rich text in which each placeholder is in one piece: marks within it begin before it or end after it. */
export const joinPlaceholders = (html: string): string => html.replace(MARKED_PLACEHOLDER, joined);

function joined(marked: string): string {
  let [before, placeholder, after] = ['', '', ''];
  for (const part of marked.split(MARKS))
    if (!part.startsWith('<')) placeholder += part;
    else if (BEGUN.test(placeholder)) before += part;
    else after += part;
  return `${before}${placeholder}${after.replace(EMPTY_MARK, '')}`;
}
