/** Runs in the page: the computed styles of every element below `root` but for sizes, places and what fades, by where it stands. */
export function looksOf(root: Element): Record<string, string> {
  const SIZES =
    /^(width|height|(inline|block)-size|(perspective|transform)-origin|opacity|top|left|right|bottom|inset.*|grid-template.*)$/;
  const looks: Record<string, string> = {};
  const visit = (element: Element, place: string): void => {
    const style = getComputedStyle(element);
    looks[place] = [...style]
      .filter((name) => !name.startsWith('--') && !SIZES.test(name))
      .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      .join(';\n');
    [...element.children].forEach((child, index) => visit(child, `${place} > ${child.tagName.toLowerCase()}:${index}`));
  };
  visit(root, root.tagName.toLowerCase());
  return looks;
}
