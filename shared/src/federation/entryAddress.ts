import type { RegistryVersion } from './registry.ts';

/** Path of the entry within the version's folder; it carries the content hash, so that no cache serves the entry of another build. */
export const entryAddress = ({ file, integrity }: RegistryVersion['entry']): string =>
  `${file}?${new URLSearchParams({ integrity: integrity.slice(-12) }).toString()}`;
