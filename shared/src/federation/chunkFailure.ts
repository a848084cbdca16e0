/** True for the errors of the bundler's runtime when a script or stylesheet fails to load. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

/** True where a page's Trusted Types refused a chunk's address, as builds say it (`.ci/webpack/SharedPolicy.ts`). */
export const isRefusedByPolicy = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'policy';
