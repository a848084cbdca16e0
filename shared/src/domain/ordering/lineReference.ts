const LINE_REFERENCE = /^([A-Z]{2}\d{6}-\d+-\d{2})-(\d{1,9})$/;

/** Returns the name by which people call a line: the reference of its order and its number, such as `RG261120-100001-42-1`. */
export const lineReference = (referenceOrderId: string, lineNumber: number): string =>
  `${referenceOrderId}-${lineNumber}`;

/** The order that a typed reference names, and its line where the reference is a line's. */
export function parseReference(typed: string): {
  readonly referenceOrderId: string;
  readonly lineNumber: number | null;
} {
  const reference = typed.toUpperCase();
  const [, referenceOrderId, lineNumber] = LINE_REFERENCE.exec(reference) ?? [];
  return referenceOrderId === undefined || lineNumber === undefined
    ? { referenceOrderId: reference, lineNumber: null }
    : { referenceOrderId, lineNumber: Number(lineNumber) };
}
