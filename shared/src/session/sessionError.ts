/** Refused or failed session call: the server's key and values, or `error.unavailable` with status 0 when it was unreachable. */
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

/** Host and remote may each have a copy of this class, so a SessionError is identified by its shape, not by instanceof. */
export const isSessionError = (error: unknown): error is SessionError =>
  error instanceof Error && error.name === 'SessionError' && 'i18nKey' in error && 'status' in error;
