/** Loads another page in full; Back leads to this one. */
export const openPage = (address: string): void => window.location.assign(address);
