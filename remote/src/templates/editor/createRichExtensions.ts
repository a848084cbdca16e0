import { PLACEHOLDER } from '@portal/shared/domain/ordering/templatePlaceholders';
import { isLinkAddress } from '@portal/shared/domain/templates/linkRules';
import { LIST_START } from '@portal/shared/domain/templates/richText';
import { InputRule, Mark, mergeAttributes, Node, PasteRule, type Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import type { Placeholder } from '../../ui/placeholders/placeholderText.ts';

/** A link to where links may lead; pasted ones to elsewhere are text. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => isLinkAddress(element.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** A list with the number that it begins with; numbers are its only marks, and pasted plain lines stay lines. */
const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element) => {
        const start = element.getAttribute('start') ?? '';
        return LIST_START.test(start) ? Number(start) : 1;
      },
    },
  }),
  addProseMirrorPlugins: () => [],
});

/** Tab leaves the editor from a list, too. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** A placeholder, drawn by its name and deleted as a whole; one that is typed or pasted in braces becomes one. */
const createPlaceholderNode = (placeholders: readonly Placeholder[]) => {
  const getLabel = (name: unknown) => placeholders.find(({ key }) => key === name)?.label;
  return Node.create({
    name: 'placeholder',
    group: 'inline',
    inline: true,
    atom: true,
    selectable: false,
    addAttributes: () => ({
      name: {
        parseHTML: (element: HTMLElement) => element.getAttribute('data-placeholder'),
        renderHTML: ({ name }) => ({ 'data-placeholder': String(name) }),
      },
    }),
    parseHTML: () => [
      {
        tag: 'span[data-placeholder]',
        getAttrs: (element) => getLabel(element.getAttribute('data-placeholder')) !== undefined && null,
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes)],
    renderText: ({ node }) => `{{${String(node.attrs['name'])}}}`,
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('span');
        dom.className = 'pr-rich__tag';
        dom.textContent = getLabel(node.attrs['name']) ?? '';
        return { dom };
      },
    addInputRules() {
      return [new InputRule({ find: new RegExp(`${PLACEHOLDER.source}$`, 'u'), handler: inserted })];
    },
    addPasteRules() {
      return [new PasteRule({ find: PLACEHOLDER, handler: inserted })];
    },
  });

  function inserted({
    range,
    match,
    chain,
  }: Parameters<PasteRule['handler']>[0] | Parameters<InputRule['handler']>[0]) {
    const [, name] = match;
    if (getLabel(name) === undefined) return null;
    chain().insertContentAt(range, { type: 'placeholder', attrs: { name } }).run();
    return undefined;
  }
};

/** Returns the parts that a rich text may hold; everything else that is pasted becomes text. */
export const createRichExtensions = (placeholders: readonly Placeholder[]): Extensions => [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  BulletList,
  NumberedList,
  Item,
  Link,
  createPlaceholderNode(placeholders),
  UndoRedo,
];
