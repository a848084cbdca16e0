import { PLACEHOLDER } from '@portal/shared/domain/ordering/templatePlaceholders';
import { joinPlaceholders } from '@portal/shared/domain/templates/joinPlaceholders';
import { isRichText } from '@portal/shared/domain/templates/richText';
import type { Tag } from '../../ui/tags/tagText.ts';

const MARKUP = /(<[^>]*>)/;
const DRAWN = /<span data-tag="(\w+)"><\/span>/g;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A plain text as paragraphs. */
const paragraphsOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Returns what the editor draws of a plain or rich text: each tag is an element of its own. */
export const toEditorHtml = (text: string, tags: readonly Tag[]): string =>
  (isRichText(text) ? joinPlaceholders(text) : paragraphsOf(text))
    .split(MARKUP)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(PLACEHOLDER, (typed, name: string) =>
            tags.some(({ tag }) => tag === name) ? `<span data-tag="${name}"></span>` : typed,
          ),
    )
    .join('');

/** Returns the rich text of what the editor holds. */
export const fromEditorHtml = (html: string): string => html.replace(DRAWN, '{{$1}}');
