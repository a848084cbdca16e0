import { useEffect, useRef, type RefObject } from 'react';

const PAUSE_MS = 400;

/** An input that tells its value after a pause in typing; a value that comes from elsewhere is put into it. */
export function useTypedValue(
  value: string,
  onChange: (value: string) => void,
): { readonly input: RefObject<HTMLInputElement | null>; readonly wait: () => void } {
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
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(input.current?.value ?? ''), PAUSE_MS);
  };
  return { input, wait };
}
