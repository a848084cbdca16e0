import { PLACEHOLDER } from '@portal/shared/domain/ordering/templatePlaceholders';
import { joinPlaceholders } from '@portal/shared/domain/templates/joinPlaceholders';
import { isRichText } from '@portal/shared/domain/templates/richText';
import type { Placeholder } from '../../ui/placeholders/placeholderText.ts';

const MARKUP = /(<[^>]*>)/;
const PLACEHOLDER_ELEMENT = /<span data-placeholder="(\w+)"><\/span>/g;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A plain text as paragraphs. */
const toParagraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escape(part).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Returns what the editor draws of a plain or rich text: each placeholder is an element of its own. */
export const toEditorHtml = (text: string, placeholders: readonly Placeholder[]): string =>
  (isRichText(text) ? joinPlaceholders(text) : toParagraphs(text))
    .split(MARKUP)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(PLACEHOLDER, (typed, name: string) =>
            placeholders.some(({ key }) => key === name) ? `<span data-placeholder="${name}"></span>` : typed,
          ),
    )
    .join('');

/** Returns the rich text of what the editor holds. */
export const fromEditorHtml = (html: string): string => html.replace(PLACEHOLDER_ELEMENT, '{{$1}}');
