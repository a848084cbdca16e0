import { RELAY } from './sandbox/relayPage.ts';

/** True for a path of Relay Desk. */
export const isRelayPath = (path: string): boolean => path === RELAY || path.startsWith(`${RELAY}/`);
