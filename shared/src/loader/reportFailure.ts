import type { RemoteErrorCode } from '../federation/remoteModule.ts';

/** A module of a version that did not start. */
export interface ReportedFailure {
  readonly version: string;
  readonly module: string;
  readonly code: RemoteErrorCode;
}

interface ReportOptions {
  /** Where the API is, without `/api`. */
  readonly apiBaseUrl: string;
  readonly fetch: typeof globalThis.fetch;
}

/** Tells the operators' view of a failure; a report that does not arrive is lost. */
export async function reportFailure(failure: ReportedFailure, { apiBaseUrl, fetch }: ReportOptions): Promise<void> {
  await fetch(`${apiBaseUrl}/api/remote-failures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(failure),
    // The user may leave the page at once.
    keepalive: true,
    credentials: 'omit',
  });
}
