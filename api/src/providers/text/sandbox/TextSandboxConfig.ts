/** The portal: its port of loopback, and the address that its calls are signed for. */
export interface Portal {
  readonly port: number;
  readonly publicUrl: string;
}

/** How long the sandbox waits, in milliseconds. */
export interface TextDelays {
  /** Before a text is sent, and before what became of it is told. */
  readonly statusMs: number;
  /** Before the last event of texts to numbers of which it is told late. */
  readonly lateMs: number;
  /** Before a call that the portal did not take is made again; doubled each time. */
  readonly retryMs: number;
}

/** The settings with which the sandbox of the text message service is started. */
export interface TextSandboxConfig {
  /** 0 takes any free port of loopback. */
  readonly port: number;
  readonly account: string;
  /** Opens the account, and signs the sandbox's calls to the portal. */
  readonly token: string;
  /** Number that texts come from. */
  readonly from: string;
  /** Host names under which requests are handed on, besides addresses and names of this machine. */
  readonly hosts?: readonly string[] | undefined;
  /** Journal that survives a restart; null keeps the state in memory. */
  readonly file: string | null;
  readonly portal: Portal;
  readonly delays: TextDelays;
}
