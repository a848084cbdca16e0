/** Texts of the operators' page. */
export interface OperationsTexts {
  readonly title: string;
  readonly checking: string;
  readonly signIn: string;
  readonly signInFirst: string;
  readonly staffOnly: string;
  readonly unreachable: string;
  readonly retry: string;
  readonly refresh: string;
  readonly versions: string;
  /** Placeholders {by}, {command}, {what} and {time}. */
  readonly activeBecause: string;
  readonly size: string;
  readonly failuresOfVersion: string;
  readonly warnings: string;
  readonly registry: {
    readonly loading: string;
    readonly failed: string;
    /** Shown above the registry's last good copy. */
    readonly kept: string;
    /** Placeholders {serial}, {issued} and {expires}. */
    readonly registry: string;
    readonly active: string;
    readonly previous: string;
    readonly bad: string;
    /** Follows the name of a version that is marked bad. */
    readonly badBecause: string;
    readonly built: string;
    readonly commit: string;
    readonly contract: string;
    readonly modules: string;
    readonly unknown: string;
    readonly canary: string;
    readonly requiresApi: string;
    /** Placeholders {module} and {reason}. */
    readonly offBecause: string;
    /** Placeholders {module}, {reason} and {until}. */
    readonly offUntil: string;
    /** Placeholder {expires}. */
    readonly expired: string;
    /** Placeholder {expires}. */
    readonly expiring: string;
    readonly unverified: string;
  };
  /** Which version this browser loads, and why. */
  readonly browser: {
    readonly title: string;
    /** Placeholder {version}. */
    readonly byActive: string;
    /** Placeholders {version} and {share}. */
    readonly byCanary: string;
    /** Placeholders {version}, {failed} and {code}. */
    readonly byFailure: string;
    /** Placeholder {percent}. */
    readonly share: string;
  };
  readonly commands: {
    readonly title: string;
    readonly hint: string;
    readonly copy: string;
    readonly copied: string;
  };
  readonly failures: {
    readonly title: string;
    readonly none: string;
    readonly day: string;
    readonly version: string;
    readonly module: string;
    /** The module of a failure that a browser tells of without knowing whose it is: what a policy forbade. */
    readonly anyModule: string;
    readonly code: string;
    readonly count: string;
    readonly browsers: string;
    readonly serial: string;
    readonly last: string;
  };
  readonly journal: {
    readonly title: string;
    readonly none: string;
    readonly time: string;
    readonly by: string;
    readonly change: string;
  };
}
