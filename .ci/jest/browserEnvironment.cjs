const { resolveDefaultStyles } = require('./defaultStyles.cjs');

// Before jsdom, which takes its styles when it is loaded.
resolveDefaultStyles();
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
];

/** jsdom plus browser globals that it lacks, taken from Node. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.crypto.subtle ??= globalThis.crypto.subtle;
    this.global.crypto.randomUUID ??= () => globalThis.crypto.randomUUID();
  }
};
