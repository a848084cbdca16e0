/** Lower case without accents, full-width forms narrowed: "CAFÉ" and "café" are one word. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
