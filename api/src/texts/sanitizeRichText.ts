import { joinPlaceholders } from '@portal/shared/domain/templates/joinPlaceholders';
import { isLinkAddress } from '@portal/shared/domain/templates/linkRules';
import { isRichText, LIST_START, RICH_ELEMENTS } from '@portal/shared/domain/templates/richText';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';

const addressOf = (href: string): Attributes => (isLinkAddress(href) ? { href } : {});

const startOf = (start: string): Attributes => (LIST_START.test(start) ? { start } : {});

const KEPT: IOptions = {
  allowedTags: [...RICH_ELEMENTS],
  allowedAttributes: { a: ['href'], ol: ['start'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    ol: (tagName, { start = '' }) => ({ tagName, attribs: startOf(start) }),
    a: (tagName, { href = '' }) => ({ tagName, attribs: addressOf(href) }),
  },
};

/** Returns a rich text with the elements and addresses that are kept, its placeholders in one piece; a plain text as it is. */
export const sanitizeRichText = (text: string): string =>
  isRichText(text) ? joinPlaceholders(withoutDeadLinks(sanitizeHtml(text, KEPT))) : text;

/** A link that leads nowhere becomes text. */
function withoutDeadLinks(html: string): string {
  const kept: boolean[] = [];
  return html.trim().replace(/<(\/?)a( href=)?[^>]*>/g, (tag, slash: string, href: string | undefined) => {
    if (slash === '') kept.push(href !== undefined);
    return (slash === '' ? kept.at(-1) : kept.pop()) === true ? tag : '';
  });
}
