/** The portal: its port of loopback, and the host by which it tells its own calls from those of other sandboxes. */
export interface PortalAddress {
  readonly port: number;
  readonly host: string;
}

/** The settings with which the sandbox of the printer is started. */
export interface PostSandboxConfig {
  /** 0 takes any free port of loopback. */
  readonly port: number;
  /** Signs the portal's calls, and what the sandbox tells the portal. */
  readonly key: string;
  /** Host names under which requests are handed on, besides addresses and names of this machine. */
  readonly hosts?: readonly string[] | undefined;
  /** Folder of the state, which survives a restart; null keeps it in memory. */
  readonly folder: string | null;
  /** The portal that is told of changes; null: none. */
  readonly portal: PortalAddress | null;
  /** The true time; that of the machine when left out. */
  readonly now?: () => Date;
}
