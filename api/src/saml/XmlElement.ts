import { readXml, type Attributes } from '@portal/shared/files/xlsx/readXml';

/** An element by its name without prefix. `text` is that of the element itself, without its children's. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** A document, and whether it has comments or processing instructions. */
export interface XmlDocument {
  readonly root: XmlElement;
  readonly hasAsides: boolean;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

/** Reads a document strictly. Raises FileRefused: `file.unsafe` for a document type and beyond the limits of depth and size. */
export function readXmlDocument(name: string, xml: string): XmlDocument {
  const top: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const path = [top];
  let hasAsides = false;
  readXml(name, [Buffer.from(xml, 'utf8')], {
    open: (elementName, attributes) => {
      const element: OpenElement = { name: elementName, attributes, children: [], text: '' };
      path.at(-1)?.children.push(element);
      path.push(element);
    },
    text: (text) => {
      const element = path.at(-1);
      if (element !== undefined) element.text += text;
    },
    close: () => void path.pop(),
    aside: () => {
      hasAsides = true;
    },
  });
  const [root] = top.children;
  if (root === undefined) throw new Error('A document without an element is refused by its reader');
  return { root, hasAsides };
}

/** Returns the children of that name. */
export const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** Returns an element and all below it. */
export function* descendantsOf(element: XmlElement): Generator<XmlElement, void> {
  yield element;
  for (const child of element.children) yield* descendantsOf(child);
}
