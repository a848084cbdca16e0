import { fillPlaceholders, type PlaceholderValues } from '@portal/shared/domain/ordering/templatePlaceholders';
import { isRichText, readableTextOf } from '@portal/shared/domain/templates/richText';
import { escapeLines } from '../../texts/escapeHtml.ts';
import { sanitizeRichText } from '../../texts/sanitizeRichText.ts';

/** A text of a mail in both of its parts; the HTML is escaped and sanitised, empty when there is none. */
export interface MailText {
  readonly html: string;
  readonly text: string;
}

const MARKUP = /(<[^>]*>)/;
const EMPTY_PARAGRAPH = /<p>(?:\s|&nbsp;|<br \/>)*<\/p>/g;
const GAP = 'margin:12px 0 0;';
const STYLES: Readonly<Record<string, string>> = {
  p: GAP,
  ul: `${GAP}padding:0 0 0 24px;`,
  ol: `${GAP}padding:0 0 0 24px;`,
  li: 'margin:4px 0 0;',
};

/** Fills the placeholders of a plain or rich text of a template; `after`: plain text that follows as a part of its own. */
export function mailText(stored: string, values: PlaceholderValues, after = ''): MailText {
  const kept = sanitizeRichText(stored.trim());
  const text = joined([fillPlaceholders(readableTextOf(kept), values), after]);
  return isRichText(kept)
    ? { text: text.replace(/\n{3,}/g, '\n\n'), html: richHtml(kept, values, after.trim()) }
    : { text, html: escapeLines(text) };
}

const joined = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');

function richHtml(kept: string, values: PlaceholderValues, after: string): string {
  const escaped = Object.fromEntries(Object.entries(values).map(([tag, value]) => [tag, escapeLines(value)]));
  const filled = kept
    .split(MARKUP)
    .map((part) => (part.startsWith('<') ? part : fillPlaceholders(part, escaped)))
    .join('')
    .replace(EMPTY_PARAGRAPH, '');
  return styled(after === '' ? filled : `${filled}<p>${escapeLines(after)}</p>`);
}

/** Mail clients read the styles of an element alone; the first part has no gap above. */
const styled = (html: string): string =>
  html
    .replace(
      /<(p|ul|ol|li)( start="\d+")?>/g,
      (_tag, element: string, start = '') => `<${element}${start} style="${STYLES[element] ?? ''}">`,
    )
    .replace(/^<(p|ul|ol(?: start="\d+")?) style="margin:12px 0 0;/, '<$1 style="margin:0;')
    .replace(/<a href=/g, '<a class="link" style="color:#1f6286;word-break:break-word;" href=');
