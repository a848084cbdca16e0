/** The portal: its port of loopback, and the host by which it tells its own calls from those of other sandboxes. */
export interface Portal {
  readonly port: number;
  readonly host: string;
}

/** What the sandbox of the issuer is started with. */
export interface SandboxConfig {
  /** 0 takes any free port of loopback. */
  readonly port: number;
  /** Signs the portal's calls, and what the sandbox tells the portal. */
  readonly key: string;
  /** Host names under which requests are handed on, besides addresses and names of this machine. */
  readonly hosts?: readonly string[] | undefined;
  /** Journal that survives a restart; null keeps the state in memory. */
  readonly file: string | null;
  /** Who is told of events; null: nobody. */
  readonly portal: Portal | null;
  /** The true time; that of the machine when left out. */
  readonly now?: () => Date;
}
