import type { PostLedger } from './createPostLedger.ts';
import type { PostFaults } from './faults.ts';

/** The things that every part of the sandbox works on. */
export interface PostContext {
  readonly post: PostLedger;
  readonly faults: PostFaults;
  readonly key: string;
  readonly now: () => Date;
}
