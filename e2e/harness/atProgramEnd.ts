const endings = new Set<() => void>();
let isListening = false;

/**
 * Runs `end` (synchronous) when this program ends in whatever way but SIGKILL, the last one first. Returns a function that
 * cancels it.
 */
export function atProgramEnd(end: () => void): () => void {
  if (!isListening) {
    isListening = true;
    process.once('exit', () => {
      for (const each of [...endings].toReversed()) each();
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  }
  endings.add(end);
  return () => void endings.delete(end);
}
