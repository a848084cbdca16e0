const PO_BOX =
  /(?:^|[\s,#])(?:p\s*\.?\s*o\s*\.?\s*(?:box(?![a-z])|b\.?(?=\s*\d|$)|drawer)|post(?:al)?\s*office\s*(?:box|drawer)|postal\s*box|pob\s*\d|box\s+\d+\s*$)/i;

/** True for a street line that names a post office box, to which the postal service alone delivers. */
export const isPoBox = (streetLine: string): boolean => PO_BOX.test(streetLine);
