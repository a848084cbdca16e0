import { Editor } from '@tiptap/core';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import type { Placeholder } from '../../ui/placeholders/placeholderText.ts';
import { fromEditorHtml, toEditorHtml } from './editorHtml.ts';
import { createRichExtensions } from './createRichExtensions.ts';

const KEEPS_BLANKS = { preserveWhitespace: 'full' } as const;

interface FieldEditorOptions {
  readonly name: string;
  readonly placeholders: readonly Placeholder[];
  /** Element in which the editor is drawn. */
  readonly containerRef: RefObject<HTMLElement | null>;
  /** True when somebody types into the plain area as the editor takes its place. */
  readonly isTyping: RefObject<boolean>;
}

/** The editor that holds a field of the form. A text that nobody changes stays as it is, also a plain one. */
export function useFieldEditor({ name, placeholders, containerRef, isTyping }: FieldEditorOptions): Editor {
  const { field, setValue } = useFieldState(name);
  const { getFieldMeta, setFieldTouched } = useFormikContext();
  const { value } = field;
  const held = useRef(value);
  const [editor] = useState(
    () =>
      new Editor({
        element: null,
        extensions: createRichExtensions(placeholders),
        content: toEditorHtml(value, placeholders),
        parseOptions: KEEPS_BLANKS,
        // Other signs that are typed or pasted stay text: "30. November" begins no list.
        enableInputRules: ['placeholder'],
        enablePasteRules: ['placeholder'],
        // Its own styles would lie outside of the portal's.
        injectCSS: false,
      }),
  );
  useEffect(() => {
    if (containerRef.current === null) return undefined;
    editor.mount(containerRef.current);
    if (isTyping.current) editor.commands.focus('end');
    return () => editor.unmount();
  }, [editor, containerRef, isTyping]);
  useEffect(() => {
    const save = () => {
      held.current = editor.isEmpty ? '' : fromEditorHtml(editor.getHTML());
      void setValue(held.current);
    };
    const touch = () => {
      if (held.current !== getFieldMeta(name).initialValue) void setFieldTouched(name);
    };
    editor.on('update', save);
    editor.on('blur', touch);
    return () => {
      editor.off('update', save);
      editor.off('blur', touch);
    };
  }, [editor, name, setValue, getFieldMeta, setFieldTouched]);
  useEffect(() => {
    if (value === held.current) return;
    held.current = value;
    editor.commands.setContent(toEditorHtml(value, placeholders), { emitUpdate: false, parseOptions: KEEPS_BLANKS });
  }, [editor, value, placeholders]);
  return editor;
}
