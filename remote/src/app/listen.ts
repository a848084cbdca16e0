import { notifyEmbedder } from './embedder.ts';

/** Subscribes to an embedder; the returned function is safe to call, whatever `subscribe` returned. */
export function listen(subscribe: () => unknown): () => void {
  let leave: unknown;
  notifyEmbedder(() => {
    leave = subscribe();
  });
  return () => {
    const out = leave;
    if (typeof out === 'function') notifyEmbedder(() => (out as () => unknown)());
  };
}
