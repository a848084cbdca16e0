/** What the sandbox of the issuer is started with. */
export interface SandboxConfig {
  /** 0 takes any free port of loopback. */
  readonly port: number;
  /** Signs the portal's calls, and what the sandbox tells the portal. */
  readonly key: string;
  /** Journal that survives a restart; null keeps the state in memory. */
  readonly file: string | null;
  /** Where the portal takes events; null: it is told none. */
  readonly eventsUrl: string | null;
  /** The true time; that of the machine when left out. */
  readonly now?: () => Date;
}
