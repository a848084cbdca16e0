import { Editor } from '@tiptap/core';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import type { Tag } from '../../ui/tags/tagText.ts';
import { fromEditorHtml, toEditorHtml } from './editorHtml.ts';
import { richExtensions } from './richExtensions.ts';

const KEEPS_BLANKS = { preserveWhitespace: 'full' } as const;

interface EditedField {
  readonly name: string;
  readonly tags: readonly Tag[];
  /** Element in which the editor is drawn. */
  readonly place: RefObject<HTMLElement | null>;
  /** True when somebody types into the plain area as the editor takes its place. */
  readonly isTyping: RefObject<boolean>;
}

/** The editor that holds a field of the form. A text that nobody changes stays as it is, also a plain one. */
export function useFieldEditor({ name, tags, place, isTyping }: EditedField): Editor {
  const { field, setValue } = useFieldState(name);
  const { getFieldMeta, setFieldTouched } = useFormikContext();
  const { value } = field;
  const held = useRef(value);
  const [editor] = useState(
    () =>
      new Editor({
        element: null,
        extensions: richExtensions(tags),
        content: toEditorHtml(value, tags),
        parseOptions: KEEPS_BLANKS,
        // Other signs that are typed or pasted stay text: "30. November" begins no list.
        enableInputRules: ['tag'],
        enablePasteRules: ['tag'],
        // Its own styles would lie outside of the portal's.
        injectCSS: false,
      }),
  );
  useEffect(() => {
    if (place.current === null) return undefined;
    editor.mount(place.current);
    if (isTyping.current) editor.commands.focus('end');
    return () => editor.unmount();
  }, [editor, place, isTyping]);
  useEffect(() => {
    const keep = () => {
      held.current = editor.isEmpty ? '' : fromEditorHtml(editor.getHTML());
      void setValue(held.current);
    };
    const touch = () => {
      if (held.current !== getFieldMeta(name).initialValue) void setFieldTouched(name);
    };
    editor.on('update', keep);
    editor.on('blur', touch);
    return () => {
      editor.off('update', keep);
      editor.off('blur', touch);
    };
  }, [editor, name, setValue, getFieldMeta, setFieldTouched]);
  useEffect(() => {
    if (value === held.current) return;
    held.current = value;
    editor.commands.setContent(toEditorHtml(value, tags), { emitUpdate: false, parseOptions: KEEPS_BLANKS });
  }, [editor, value, tags]);
  return editor;
}
