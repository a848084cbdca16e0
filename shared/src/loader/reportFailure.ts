import type { RemoteErrorCode } from '../federation/remoteModule.ts';

/** A module of a version that did not start, or lost a part. Nothing of it says whose it was. */
export interface ReportedFailure {
  readonly version: string;
  readonly module: string;
  readonly code: RemoteErrorCode;
  /** The serial of the registry that listed the version. */
  readonly serial: number;
  /** Drawn at random by this browser. */
  readonly browser: string;
}

interface ReportOptions {
  /** The address of the API, without `/api`. */
  readonly apiBaseUrl: string;
  readonly fetch: typeof globalThis.fetch;
}

/** Tells the operators' view of a failure; a report that does not arrive is lost. */
export async function reportFailure(failure: ReportedFailure, { apiBaseUrl, fetch }: ReportOptions): Promise<void> {
  await fetch(`${apiBaseUrl}/api/remote-failures`, {
    method: 'POST',
    // From another origin, any other type would have to be asked for first (Fetch standard, CORS-safelisted).
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(failure),
    // The user may leave the page at once.
    keepalive: true,
    credentials: 'omit',
  });
}
