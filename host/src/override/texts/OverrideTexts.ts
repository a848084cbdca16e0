import type { OverrideRefusal } from '../checkOverride.ts';

/** Texts of the page on which staff try a build, and of the ribbon while they do. */
export interface OverrideTexts {
  readonly title: string;
  readonly lead: string;
  readonly origin: string;
  readonly originHint: string;
  readonly begin: string;
  readonly checking: string;
  readonly signIn: string;
  readonly reset: string;
  readonly open: string;
  /** Placeholder {origin}. */
  readonly noBuild: string;
  readonly notAnOrigin: string;
  /** Placeholders {origin} and {time}. */
  readonly running: string;
  /** Placeholder {origin}. */
  readonly waiting: string;
  readonly ended: string;
  readonly reload: string;
  /** Placeholder {origin}. */
  readonly refused: Readonly<Record<OverrideRefusal, string>>;
}
