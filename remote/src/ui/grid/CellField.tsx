import { Textarea, TextInput } from '@mantine/core';
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { FieldError } from '../feedback/FieldError.tsx';
import { useFailure } from '../feedback/useFailure.ts';
import { getTypedKey } from '../form/getTypedKey.ts';

interface CellFieldProps {
  readonly label: string;
  /** Names the row too; it begins with the label. */
  readonly accessibleLabel: string;
  /** The text that the cell holds. */
  readonly text: string;
  readonly problems: readonly string[];
  /** Sends another text. Rejects with the server's refusal. */
  readonly onChange: (text: string) => Promise<void>;
  /** May have several lines. */
  readonly isLong?: boolean;
}

type Input = HTMLInputElement | HTMLTextAreaElement;

/** A cell that is corrected outside of a grid: Enter saves, and so does leaving it. */
export function CellField({
  label,
  accessibleLabel,
  text: stored,
  problems,
  onChange,
  isLong = false,
}: CellFieldProps) {
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useFailure();
  /** Enter saves, and so does leaving the cell, which Enter does. */
  const sent = useRef<string | null>(null);
  const save = async (text = typed) => {
    if (text === null || text === stored || text === sent.current) return;
    sent.current = text;
    setFailure(null);
    try {
      await onChange(text);
      // Text that was typed meanwhile stays.
      setTyped((now) => (now === text ? null : now));
    } catch (error) {
      setFailure(error);
    }
    sent.current = null;
  };
  const texts = [...problems, ...(failure === null ? [] : [apiErrorMessage(i18n, failure)])];
  const onKeyDown = (event: KeyboardEvent<Input>) => {
    const key = getTypedKey(event);
    if (key === 'Escape') setTyped(null);
    if (key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void save();
    focusNext(event.currentTarget);
  };
  const props = {
    label,
    'aria-label': accessibleLabel,
    'aria-invalid': texts.length > 0,
    value: typed ?? stored,
    error: texts.length === 0 ? undefined : texts.map((text) => <FieldError key={text}>{text}</FieldError>),
    onChange: (event: ChangeEvent<Input>) => setTyped(event.currentTarget.value),
    onBlur: () => void save(),
    onKeyDown,
  };
  return isLong ? <Textarea {...props} rows={3} /> : <TextInput {...props} />;
}

/** The next cell below that is still wrong. */
function focusNext(input: Input): void {
  const cells = [...(input.closest('.pr-fix')?.querySelectorAll<Input>('input, textarea') ?? [])];
  const next = cells.slice(cells.indexOf(input) + 1).find((cell) => cell.getAttribute('aria-invalid') === 'true');
  next?.focus();
  next?.select();
}
