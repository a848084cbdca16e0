export interface BuiltVersion {
  readonly version: string;
  readonly folder: string;
}

/** The paths and addresses of everything; by the environment, which the processes of the tests inherit. */
export interface FederationFixture {
  /** Origin of the API, of our host and of the remote. */
  readonly portal: string;
  /** Another origin, with other people's pages. */
  readonly examples: string;
  readonly hostFolder: string;
  readonly storeFolder: string;
  /** The version before the working tree's own, as it was built then; not published. */
  readonly before: BuiltVersion;
  /** The working tree, built as the version after its own; in the short run the version before. Not published. */
  readonly next: BuiltVersion;
  /** Source maps of the next version. */
  readonly mapsFolder: string;
}

const NAME = 'FEDERATION_WORLD';

export const writeFixture = (fixture: FederationFixture): void => {
  process.env[NAME] = JSON.stringify(fixture);
};

/** The fixture that `startFixture` has started. */
export function readFixture(): FederationFixture {
  const text = process.env[NAME];
  if (text === undefined) throw new Error('npm run e2e:federation starts what these cases need.');
  return JSON.parse(text) as FederationFixture;
}
