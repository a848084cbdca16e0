/** What a reward's picture leads to: the code itself, or the till of the sandbox with the code in it. */
export const pictured = (code: string, tillUrl: string | null): string =>
  tillUrl === null ? code : `${tillUrl}?number=${encodeURIComponent(code)}`;
