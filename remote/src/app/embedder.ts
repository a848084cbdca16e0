/** Says in the console what an embedder's callback threw. */
export const report = (error: unknown): void => console.error('A callback of the embedding page failed', error);

/** Calls an embedder's callback; its result, exceptions and rejections are contained. */
export function tell(call: () => unknown): void {
  try {
    Promise.resolve(call()).catch(report);
  } catch (error) {
    report(error);
  }
}
