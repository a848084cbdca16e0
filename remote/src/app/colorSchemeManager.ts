import type { MantineColorSchemeManager } from '@mantine/core';

/** Stores nothing: the colour scheme comes from the system or the embedder; a host page may use the same storage. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (defaultValue) => defaultValue,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};
