/** How a mail may be looked at. */
export const MAIL_DISPLAY_OPTIONS = ['phone', 'dark', 'noImages', 'text', 'textMessage'] as const;
export type MailDisplayOption = (typeof MAIL_DISPLAY_OPTIONS)[number];

const DARK = /@media \(prefers-color-scheme: dark\)/g;
const SOURCES = /(<img\b[^>]*?)\s(?:src|srcset)="[^"]*"/g;

/** The document of a mail as it looks in the dark or in the light, whatever the browser prefers, and with or without images. */
export function toDisplayHtml(html: string, options: readonly MailDisplayOption[]): string {
  const coloured = html.replace(DARK, options.includes('dark') ? '@media all' : '@media not all');
  // An image has two addresses: of its size, and of twice its size.
  return options.includes('noImages') ? coloured.replace(SOURCES, '$1').replace(SOURCES, '$1') : coloured;
}
