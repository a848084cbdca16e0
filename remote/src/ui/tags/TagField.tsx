import { Textarea, TextInput } from '@mantine/core';
import { useId, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { fieldLook } from '../form/fieldLook.tsx';
import { useFieldState, type FieldProps } from '../form/useFieldState.ts';
import { typedKey } from '../form/typedKey.ts';
import './tags.css';
import { edited, piecesOf, shownText, templateText, type Tag } from './tagText.ts';
import { useTagCaret } from './useTagCaret.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Braces that are not closed before the caret. */
const OPENED = /[{｛]{2}[^{}｛｝]*$/u;

interface TagFieldProps extends FieldProps {
  readonly tags: readonly Tag[];
  /** Names the buttons that put a tag into the text. */
  readonly insertLabel: string;
  /** Shows a counter of the text with its tags in braces; longer text is kept and refused by the schema. */
  readonly counted?: number;
  /** Several lines. */
  readonly rows?: number;
}

/** A plain text with placeholders, which are pills with the names that people know; below it a button for each. */
export function TagField(props: TagFieldProps) {
  const { name, tags, insertLabel, counted, rows } = props;
  const id = useId();
  const { field, error: raised, setValue } = useFieldState(name);
  // A tag that is not closed yet is no mistake while it is typed.
  const [isTagTyped, setTagTyped] = useState(false);
  const error = isTagTyped ? undefined : raised;
  const input = useRef<Field>(null);
  const shown = shownText(field.value, tags);
  const caret = useTagCaret(input, shown);

  const change = (next: string, place: number) => {
    // A tag that was typed in braces is one from now on.
    const text = templateText(next, tags);
    setTagTyped(OPENED.test(templateText(next.slice(0, place), tags)));
    caret.goTo(shownText(templateText(next.slice(0, place), tags), tags).length);
    void setValue(text);
  };
  const insert = (tag: string) => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    const [start, end] = [selectionStart ?? shown.length, selectionEnd ?? shown.length];
    const pill = shownText(`{{${tag}}}`, tags);
    const result = edited(shown, shown.slice(0, start) + pill + shown.slice(end));
    change(result.shown, result.caret);
    input.current?.focus();
  };
  const look = {
    ...fieldLook(props, error, counted === undefined ? undefined : { text: field.value, max: counted }),
    ...field,
    value: shown,
    onChange: ({ currentTarget }: ChangeEvent<Field>) => {
      const result = edited(shown, currentTarget.value);
      change(result.shown, result.caret);
    },
    onBlur: (event: FocusEvent<Field>) => {
      setTagTyped(false);
      field.onBlur(event);
    },
    onKeyDown: (event: KeyboardEvent<Field>) => {
      if (typedKey(event) === 'Enter') setTagTyped(false);
    },
    onSelect: caret.leaveTag,
    inputContainer: (children: ReactNode) => (
      <Pills shown={shown} isOneLine={rows === undefined}>
        {children}
      </Pills>
    ),
  };
  return (
    <div className="pr-tag-field">
      {rows === undefined ? (
        <TextInput {...look} ref={(element) => void (input.current = element)} />
      ) : (
        <Textarea {...look} ref={(element) => void (input.current = element)} rows={rows} />
      )}
      <div role="group" aria-labelledby={id} className="pr-tags">
        <span id={id} className="pr-tags__label">
          {insertLabel}
        </span>
        {tags.map(({ tag, label }) => (
          <button
            key={tag}
            type="button"
            className="pr-tags__pill"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(tag)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

interface PillsProps {
  readonly shown: string;
  readonly isOneLine: boolean;
  readonly children: ReactNode;
}

/** Draws the pills behind the letters of a field, as far as it is scrolled. */
function Pills({ shown, isOneLine, children }: PillsProps) {
  const behind = useRef<HTMLDivElement>(null);
  return (
    <div
      className="pr-tag-field__box"
      onScrollCapture={({ target }) => {
        if (behind.current === null || !isField(target)) return;
        behind.current.scrollLeft = target.scrollLeft;
        behind.current.scrollTop = target.scrollTop;
      }}
    >
      <div ref={behind} className="pr-tag-field__pills" data-lines={!isOneLine || undefined} aria-hidden="true">
        {piecesOf(shown).map(({ text, start, isTag }) =>
          isTag ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
        )}
      </div>
      {children}
    </div>
  );
}
