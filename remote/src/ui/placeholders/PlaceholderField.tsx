import { Textarea, TextInput } from '@mantine/core';
import { useId, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { getInputProps } from '../form/getInputProps.tsx';
import { useFieldState, type FieldProps } from '../form/useFieldState.ts';
import { getTypedKey } from '../form/getTypedKey.ts';
import './placeholders.css';
import { applyEdit, splitAtPlaceholders, toDisplayText, toTemplateText, type Placeholder } from './placeholderText.ts';
import { usePlaceholderCaret } from './usePlaceholderCaret.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Braces that are not closed before the caret. */
const OPENED = /[{｛]{2}[^{}｛｝]*$/u;

interface PlaceholderFieldProps extends FieldProps {
  readonly placeholders: readonly Placeholder[];
  /** Names the buttons that put a placeholder into the text. */
  readonly insertLabel: string;
  /** Shows a counter of the text with its placeholders in braces; longer text is kept and refused by the schema. */
  readonly counted?: number;
  /** Several lines. */
  readonly rows?: number;
}

/** A plain text with placeholders, which are pills with the names that people know; below it a button for each. */
export function PlaceholderField(props: PlaceholderFieldProps) {
  const { name, placeholders, insertLabel, counted, rows } = props;
  const id = useId();
  const { field, error: raised, setValue } = useFieldState(name);
  // A placeholder that is not closed yet is no mistake while it is typed.
  const [isPlaceholderTyped, setPlaceholderTyped] = useState(false);
  const error = isPlaceholderTyped ? undefined : raised;
  const input = useRef<Field>(null);
  const shown = toDisplayText(field.value, placeholders);
  const caret = usePlaceholderCaret(input, shown);

  const change = (next: string, caretPosition: number) => {
    // A placeholder that was typed in braces is one from now on.
    const text = toTemplateText(next, placeholders);
    setPlaceholderTyped(OPENED.test(toTemplateText(next.slice(0, caretPosition), placeholders)));
    caret.goTo(toDisplayText(toTemplateText(next.slice(0, caretPosition), placeholders), placeholders).length);
    void setValue(text);
  };
  const insert = (key: string) => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    const [start, end] = [selectionStart ?? shown.length, selectionEnd ?? shown.length];
    const pill = toDisplayText(`{{${key}}}`, placeholders);
    const result = applyEdit(shown, shown.slice(0, start) + pill + shown.slice(end));
    change(result.text, result.caret);
    input.current?.focus();
  };
  const inputProps = {
    ...getInputProps(props, error, counted === undefined ? undefined : { text: field.value, max: counted }),
    ...field,
    value: shown,
    onChange: ({ currentTarget }: ChangeEvent<Field>) => {
      const result = applyEdit(shown, currentTarget.value);
      change(result.text, result.caret);
    },
    onBlur: (event: FocusEvent<Field>) => {
      setPlaceholderTyped(false);
      field.onBlur(event);
    },
    onKeyDown: (event: KeyboardEvent<Field>) => {
      if (getTypedKey(event) === 'Enter') setPlaceholderTyped(false);
    },
    onSelect: caret.leavePlaceholder,
    inputContainer: (children: ReactNode) => (
      <Pills shown={shown} isOneLine={rows === undefined}>
        {children}
      </Pills>
    ),
  };
  return (
    <div className="pr-tag-field">
      {rows === undefined ? (
        <TextInput {...inputProps} ref={(element) => void (input.current = element)} />
      ) : (
        <Textarea {...inputProps} ref={(element) => void (input.current = element)} rows={rows} />
      )}
      <div role="group" aria-labelledby={id} className="pr-tags">
        <span id={id} className="pr-tags__label">
          {insertLabel}
        </span>
        {placeholders.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            className="pr-tags__pill"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(key)}
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
        {splitAtPlaceholders(shown).map(({ text, start, isPlaceholder }) =>
          isPlaceholder ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
        )}
      </div>
      {children}
    </div>
  );
}
