import type { Editor, Range } from '@tiptap/core';

/** Puts a placeholder in the place of a range, by default of what is chosen, as bold and italic as what is typed there. */
export function insertPlaceholder(editor: Editor, name: string, range: Range = editor.state.selection): void {
  const { storedMarks, selection } = editor.state;
  const marks = (storedMarks ?? selection.$from.marks()).map(({ type }) => ({ type: type.name }));
  const formats = marks.filter(({ type }) => type !== 'link');
  editor
    .chain()
    .focus()
    .insertContentAt({ from: range.from, to: range.to }, { type: 'placeholder', attrs: { name }, marks: formats })
    .run();
}
