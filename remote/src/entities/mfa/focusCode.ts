/** Moves the focus to the `CodeField` inside an element. */
export const focusCode = (place: Element | null | undefined): void =>
  place?.querySelector<HTMLInputElement>('input[name="code"]')?.focus();
