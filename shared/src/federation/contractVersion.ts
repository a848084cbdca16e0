/** Version of the module interface that host and remote of this build implement. */
export const CONTRACT_VERSION = '1.3.0';

/** Host contract range that a remote of this build requires. */
export const REQUIRES_HOST = '^1.0.0';

/** Range of API contracts that a remote of this build can read. */
export const REQUIRES_API = '^1.8.0';

/** Version of the remote's own stored state (snapshots, drafts). */
export const STATE_SCHEMA = 1;

/** Capabilities of this build's host: the two shared slices and the navigation port. */
export const HOST_CAPABILITIES: readonly string[] = ['session@1', 'account@1', 'navigation@1'];

/** Share scope for React, used by our host and our remote only: any other host keeps its own React. */
export const SHARE_SCOPE = 'portal-react19';
