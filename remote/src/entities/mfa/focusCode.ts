/** Moves the focus to the `CodeField` inside an element. */
export const focusCode = (container: Element | null | undefined): void =>
  container?.querySelector<HTMLInputElement>('input[name="code"]')?.focus();
