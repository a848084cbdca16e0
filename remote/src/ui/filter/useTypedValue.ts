import { holdsCardNumber } from '@portal/shared/domain/funding/cardNumberText';
import { visibleText } from '@portal/shared/domain/people/visibleText';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

const PAUSE_MS = 400;

interface TypedValue {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly wait: () => void;
  /** Empties the input at once. */
  readonly clear: () => void;
  /** Why nothing is filtered by what was typed. */
  readonly refusal: string | undefined;
}

/** An input that tells its value after a pause in typing; a value that comes from elsewhere is put into it. */
export function useTypedValue(value: string, onChange: (value: string) => void): TypedValue {
  const { t } = useTranslation();
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another filter may have changed the address in the pause.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    // A blank at the end may be followed by another word.
    if (input.current !== null && input.current.value.trim() !== value) input.current.value = value;
    return () => clearTimeout(timer.current);
  }, [value]);
  const notifyChange = () => {
    const typed = visibleText(input.current?.value ?? '');
    setRefused(holdsCardNumber(typed));
    latest.current(typed);
  };
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(notifyChange, PAUSE_MS);
  };
  const clear = () => {
    clearTimeout(timer.current);
    if (input.current !== null) input.current.value = '';
    notifyChange();
  };
  return { input, wait, clear, refusal: isRefused ? t('error.text.cardNumber') : undefined };
}
