import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.css';
import { useEditor, type Editor } from '@tiptap/react';
import { useFormikContext } from 'formik';
import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldLook } from '../../ui/form/fieldLook.tsx';
import { useFieldState, type FieldProps } from '../../ui/form/useFieldState.ts';
import type { Tag } from '../../ui/tags/tagText.ts';
import { fromEditorHtml, toEditorHtml } from './editorHtml.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { richExtensions } from './richExtensions.ts';
import './rich-text.css';
import { TagChoices } from './TagChoices.tsx';
import { useTagChoice } from './useTagChoice.ts';

export interface RichEditorProps extends FieldProps {
  readonly rows: number;
  readonly tags: readonly Tag[];
  /** Whether somebody types into the plain area when the editor takes its place. */
  readonly isTyping: RefObject<boolean>;
}

/** The editor of a rich text. */
export function RichEditor(props: RichEditorProps) {
  const { name, label, required, rows, tags } = props;
  const { t } = useTranslation('templates');
  const id = useId();
  const { error } = useFieldState(name);
  const editor = useFieldEditor(props, id, error !== undefined);
  const choice = useTagChoice(editor, tags, `${id}-tags`);
  const box = useRef<HTMLDivElement>(null);
  const labels = useMemo(
    () => ({
      boldControlLabel: t('editor.bold'),
      italicControlLabel: t('editor.italic'),
      bulletListControlLabel: t('editor.bullets'),
      orderedListControlLabel: t('editor.numbers'),
    }),
    [t],
  );
  return (
    <Input.Wrapper
      {...fieldLook(props, error)}
      id={id}
      labelElement="div"
      labelProps={{ onClick: () => editor.commands.focus() }}
      required={required}
    >
      <RichTextEditor
        ref={box}
        editor={editor}
        labels={labels}
        variant="subtle"
        withTypographyStyles={false}
        className="pr-rich"
        data-invalid={error !== undefined || undefined}
        onKeyDownCapture={(event) => {
          if (choice.onKey(event.nativeEvent)) {
            event.preventDefault();
            event.stopPropagation();
          } else if (event.key === 'Escape' && editor.isFocused) {
            event.preventDefault();
            event.stopPropagation();
            box.current?.querySelector<HTMLElement>('button')?.focus();
          }
        }}
      >
        <EditorToolbar editor={editor} tags={tags} label={t('editor.toolbar', { field: label })} />
        <RichTextEditor.Content style={{ '--pr-rich-rows': rows }} />
        <TagChoices choice={choice} label={t('editor.insert')} />
      </RichTextEditor>
    </Input.Wrapper>
  );
}

/** The editor that holds a field of the form. A text that nobody changes stays as it is, also a plain one. */
function useFieldEditor({ name, required, tags, isTyping }: RichEditorProps, id: string, isInvalid: boolean): Editor {
  const { field, setValue } = useFieldState(name);
  const { getFieldMeta, setFieldTouched } = useFormikContext();
  const { value } = field;
  const [extensions] = useState(() => richExtensions(tags));
  const held = useRef(value);
  const attributes = useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': isInvalid ? `${id}-error` : `${id}-description`,
      'aria-required': String(required === true),
      'aria-invalid': String(isInvalid),
      class: 'pr-rich__text',
    }),
    [id, isInvalid, required],
  );
  const editor = useEditor({
    extensions,
    content: toEditorHtml(value, tags),
    parseOptions: { preserveWhitespace: 'full' },
    // Its own styles would lie outside of the portal's.
    injectCSS: false,
    autofocus: isTyping.current ? 'end' : false,
    editorProps: { attributes },
    onUpdate: ({ editor: changed }) => {
      held.current = changed.isEmpty ? '' : fromEditorHtml(changed.getHTML());
      void setValue(held.current);
    },
    onBlur: () => {
      if (value !== getFieldMeta(name).initialValue) void setFieldTouched(name);
    },
  });
  useEffect(() => {
    if (value === held.current) return;
    held.current = value;
    editor.commands.setContent(toEditorHtml(value, tags), {
      emitUpdate: false,
      parseOptions: { preserveWhitespace: 'full' },
    });
  }, [editor, value, tags]);
  return editor;
}
