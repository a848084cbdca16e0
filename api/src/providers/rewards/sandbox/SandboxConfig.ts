/** The portal: its port of loopback, and the host by which it tells its own calls from those of other sandboxes. */
export interface Portal {
  readonly port: number;
  readonly host: string;
}

/** The settings with which the sandbox of the issuer is started. */
export interface SandboxConfig {
  /** 0 takes any free port of loopback. */
  readonly port: number;
  /** Signs the portal's calls, and what the sandbox tells the portal. */
  readonly key: string;
  /** Host names under which requests are handed on, besides addresses and names of this machine. */
  readonly hosts?: readonly string[] | undefined;
  /** Journal that survives a restart; null keeps the state in memory. */
  readonly file: string | null;
  /** The portal that is told of events; null: none. */
  readonly portal: Portal | null;
  /** The true time; that of the machine when left out. */
  readonly now?: () => Date;
}
