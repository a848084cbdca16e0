/** Version of the module interface that host and remote of this build speak. */
export const CONTRACT_VERSION = '1.1.0';

/** What a remote of this build asks of its host. */
export const REQUIRES_HOST = '^1.0.0';

/** Version of the remote's own stored state (snapshots, drafts). */
export const STATE_SCHEMA = 1;

/** What this build's host offers: the two shared slices and the navigation port. */
export const HOST_CAPABILITIES: readonly string[] = ['session@1', 'account@1', 'navigation@1'];

/** The scope in which only our host and our remote share React. */
export const SHARE_SCOPE = 'portal-react19';
