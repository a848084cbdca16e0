/** The settings with which Relay Desk is started. */
export interface RelayConfig {
  /** 0 takes any free port of loopback. */
  readonly port: number;
  /** Host names under which requests are handed on, besides addresses and names of this machine. */
  readonly hosts?: readonly string[] | undefined;
  /** The portal as browsers know it, without a slash at its end. */
  readonly portalUrl: string;
  /** The port of loopback at which the portal takes calls, under the host of `portalUrl`. */
  readonly portalPort: number;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The app's own address to which people come back. */
  readonly redirectUri: string;
  /** Journal that survives a restart; null keeps the state in memory. */
  readonly file: string | null;
  /** The true time; that of the machine when left out. */
  readonly now?: () => Date;
}
