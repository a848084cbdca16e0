import { useLayoutEffect, useRef, type RefObject } from 'react';
import { findPlaceholderAt } from './placeholderText.ts';

/** The caret is never within a placeholder, and stays where somebody typed when a placeholder came or went. */
export function usePlaceholderCaret(input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, shown: string) {
  const wanted = useRef<number>(null);
  const last = useRef(0);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    input.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  }, [input, shown]);
  return {
    goTo: (position: number) => {
      wanted.current = position;
    },
    leavePlaceholder: () => {
      const { selectionStart, selectionEnd } = input.current ?? {};
      if (typeof selectionStart !== 'number' || selectionStart !== selectionEnd) return;
      const around = findPlaceholderAt(shown, selectionStart);
      if (around !== undefined) {
        const [from, to] = [around.start, around.start + around.text.length];
        const isForward = last.current <= from || (last.current < to && selectionStart - from > to - selectionStart);
        const position = isForward ? to : from;
        input.current?.setSelectionRange(position, position);
        last.current = position;
      } else last.current = selectionStart;
    },
  };
}
