import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither, the router and the session client need both.
Object.assign(globalThis, { TextEncoder, TextDecoder });
