import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The product's face in all weights, by the public addresses from which the recipient's page loads it. */
export const PAGE_FACES = {
  latin: {
    url: '/r/figtree.woff2',
    file: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  },
  latinExtended: {
    url: '/r/figtree-extended.woff2',
    file: require.resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
  },
} as const;
