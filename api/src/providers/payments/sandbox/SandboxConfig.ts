/** The settings with which the sandbox is started. */
export interface SandboxConfig {
  readonly merchant: string;
  readonly keyId: string;
  /** Shared secret of the REST interface in base64. */
  readonly key: string;
  readonly profile: string;
  readonly accessKey: string;
  readonly secret: string;
  /** Turns card and account numbers into identifiers; kept nowhere. */
  readonly instrumentKey: string;
  /** Host names under which requests are handed on, besides addresses and names of this machine. */
  readonly hosts?: readonly string[] | undefined;
  /** Journal that survives a restart; null keeps the state in memory. */
  readonly file: string | null;
  /** The true time, which the days of the control page are added to; that of the machine when left out. */
  readonly trueTime?: () => Date;
}
