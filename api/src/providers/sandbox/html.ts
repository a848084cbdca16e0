/** Text that is HTML already. */
export interface Markup {
  readonly markup: string;
}
type Part = string | number | Markup | readonly Markup[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

function render(part: Part): string {
  if (typeof part !== 'object') return escape(String(part));
  return 'markup' in part ? part.markup : part.map(render).join('');
}

/** HTML in which every value is escaped, unless it is HTML itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.map((text, index) => text + (index < parts.length ? render(parts[index] ?? '') : '')).join(''),
});
