import type { MantineColorSchemeManager } from '@mantine/core';

/** Keeps nothing: the colour scheme comes from the system or the embedder, never from storage that a host page may use too. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (defaultValue) => defaultValue,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};
