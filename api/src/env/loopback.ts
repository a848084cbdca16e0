const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** True when an address (URL) is on this machine. */
export const isLoopback = (address: string): boolean => LOOPBACK.includes(new URL(address).hostname);
