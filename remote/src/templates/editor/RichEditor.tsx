import { Input } from '@mantine/core';
import { richTextOf } from '@portal/shared/domain/templates/richText';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldLook } from '../../ui/form/fieldLook.tsx';
import { typedKey } from '../../ui/form/typedKey.ts';
import { useFieldState, type FieldProps } from '../../ui/form/useFieldState.ts';
import type { Tag } from '../../ui/tags/tagText.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { TagChoices } from './TagChoices.tsx';
import { useFieldEditor } from './useFieldEditor.ts';
import { useTagChoice } from './useTagChoice.ts';

export interface RichEditorProps extends FieldProps {
  readonly maxLength: number;
  readonly rows: number;
  readonly tags: readonly Tag[];
  /** True when somebody types into the plain area as the editor takes its place. */
  readonly isTyping: RefObject<boolean>;
}

/**
 * The editor of a rich text. Tab passes it, Escape leads back to its buttons. It stands on tiptap's core alone: with tiptap's React
 * package and Mantine's toolbar its chunk is 112 KB compressed instead of less than 90.
 */
export function RichEditor(props: RichEditorProps) {
  const { name, label, required = false, maxLength, rows, tags, isTyping } = props;
  const { t } = useTranslation('templates');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { field, error: raised } = useFieldState(name);
  const editor = useFieldEditor({ name, tags, place, isTyping });
  const choice = useTagChoice(editor, tags, `${id}-tags`);
  const error = choice.isTyped ? undefined : raised;
  const isInvalid = error !== undefined;
  const look = fieldLook(props, error, { text: richTextOf(field.value), max: maxLength });
  useEffect(() => {
    const attributes = {
      class: 'pr-rich__text',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${isInvalid ? `${id}-error ` : ''}${id}-description`,
      'aria-required': String(required),
      'aria-invalid': String(isInvalid),
    };
    editor.setOptions({ editorProps: { attributes } });
  }, [editor, id, isInvalid, required]);
  const onKey = (event: KeyboardEvent) => {
    if (!editor.isFocused) return;
    const key = typedKey(event);
    const isTaken = key !== null && choice.onKey(key);
    if (!isTaken && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (!isTaken) box.current?.querySelector('button')?.focus();
  };
  return (
    <Input.Wrapper
      label={label}
      description={look.description}
      error={look.error}
      inputWrapperOrder={look.inputWrapperOrder}
      id={id}
      labelElement="div"
      labelProps={{ onClick: () => editor.commands.focus() }}
      required={required}
    >
      <div ref={box} className="pr-rich" data-invalid={isInvalid || undefined} onKeyDownCapture={onKey}>
        <EditorToolbar editor={editor} tags={tags} label={t('editor.toolbar', { field: label })} />
        <div ref={place} style={{ '--pr-rich-rows': rows }} />
        <TagChoices choice={choice} label={t('editor.insert')} />
      </div>
    </Input.Wrapper>
  );
}
