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
  readonly failures: {
    readonly title: string;
    readonly none: string;
    readonly day: string;
    readonly version: string;
    readonly module: string;
    readonly code: string;
    readonly count: string;
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
