/** The addresses that keys open, and nothing else does. */
export const PUBLIC_API = '/v2/';

/** True for the address of a call: of the portal's own API, or of the public one. */
export const isApiAddress = (url: string): boolean => url.startsWith('/api/') || url.startsWith(PUBLIC_API);
