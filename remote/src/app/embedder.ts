/** Says in the console what an embedder's callback threw. */
export const reportEmbedderError = (error: unknown): void =>
  console.error('A callback of the embedding page failed', error);

/** Calls an embedder's callback; its result, exceptions and rejections are contained. */
export function notifyEmbedder(call: () => unknown): void {
  try {
    Promise.resolve(call()).catch(reportEmbedderError);
  } catch (error) {
    reportEmbedderError(error);
  }
}
