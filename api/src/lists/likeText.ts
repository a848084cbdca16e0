/** A text for LIKE in which nothing is a pattern. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
