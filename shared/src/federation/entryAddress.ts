import type { RegistryVersion } from './registry.ts';

/** The entry's path below the version's folder: it names its content, so that no cache answers with another build's entry. */
export const entryAddress = ({ file, integrity }: RegistryVersion['entry']): string =>
  `${file}?${new URLSearchParams({ integrity: integrity.slice(-12) }).toString()}`;
