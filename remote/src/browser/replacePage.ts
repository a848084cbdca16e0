/** Loads another page in full; Back does not lead to this one. */
export const replacePage = (address: string): void => window.location.replace(address);
