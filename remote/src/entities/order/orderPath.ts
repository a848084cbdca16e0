/** Path of an order's page, or of one of its lines (counted from 1). */
export const orderPath = (referenceOrderId: string, lineNumber?: number): string =>
  `/orders/${encodeURIComponent(referenceOrderId)}${lineNumber === undefined ? '' : `/${lineNumber}`}`;
