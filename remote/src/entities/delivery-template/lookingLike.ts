/** How a mail may be looked at. */
export const MAIL_LOOKS = ['phone', 'dark', 'noImages', 'text', 'textMessage'] as const;
export type MailLook = (typeof MAIL_LOOKS)[number];

const DARK = /@media \(prefers-color-scheme: dark\)/g;
const SOURCES = /(<img\b[^>]*?)\s(?:src|srcset)="[^"]*"/g;

/** The document of a mail as it looks in the dark or in the light, whatever the browser prefers, and with or without images. */
export function lookingLike(html: string, looks: readonly MailLook[]): string {
  const coloured = html.replace(DARK, looks.includes('dark') ? '@media all' : '@media not all');
  // An image has two addresses: of its size, and of twice its size.
  return looks.includes('noImages') ? coloured.replace(SOURCES, '$1').replace(SOURCES, '$1') : coloured;
}
