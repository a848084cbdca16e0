/** A refused or failed session call: the server's key and values, or `error.unavailable` when it could not be reached (status 0). */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  readonly status: number;
  readonly i18nKey: string;
  readonly values: Readonly<Record<string, string>>;

  constructor(status: number, i18nKey: string, description: string, values: Readonly<Record<string, string>> = {}) {
    super(description);
    this.status = status;
    this.i18nKey = i18nKey;
    this.values = values;
  }
}

/** The host's and the remote's copy of this class meet on one page, so a SessionError is known by its shape. */
export const isSessionError = (error: unknown): error is SessionError =>
  error instanceof Error && error.name === 'SessionError' && 'i18nKey' in error && 'status' in error;
