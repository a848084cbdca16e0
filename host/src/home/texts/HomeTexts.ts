import type { LoneModule } from '../../app/modulePages.ts';

/** Texts of the home page. */
export interface HomeTexts {
  readonly title: string;
  readonly lead: string;
  /** The content of the picture, for those who do not see it. */
  readonly picture: string;
  /** Below the picture, in its order: account, reward, people. */
  readonly steps: readonly [string, string, string];
  readonly start: string;
  readonly retry: string;
  /** The purpose of each module. */
  readonly about: Readonly<Record<LoneModule, string>>;
  readonly session: {
    readonly checking: string;
    /** Placeholder {name}. */
    readonly signedInAs: string;
    readonly signedIn: string;
    readonly signedOut: string;
    readonly unreachable: string;
    readonly open: string;
    readonly signIn: string;
    readonly signOut: string;
  };
}
