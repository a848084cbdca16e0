const WITHIN_MS = 2_000;

interface ReadOptions {
  /** The address of the API, without `/api`; '' for the page's own origin. */
  readonly apiBaseUrl: string;
  readonly fetch: typeof globalThis.fetch;
}

/** The version of the API's contract, as GET /api/health tells it; null without an answer. */
export async function readApiContract({ apiBaseUrl, fetch }: ReadOptions): Promise<string | null> {
  try {
    const response = await fetch(`${apiBaseUrl}/api/health`, { signal: AbortSignal.timeout(WITHIN_MS) });
    const health: unknown = await response.json();
    return typeof health === 'object' && health !== null && 'contract' in health && typeof health.contract === 'string'
      ? health.contract
      : null;
  } catch {
    return null;
  }
}
