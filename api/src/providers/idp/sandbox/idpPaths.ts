/** The path of the sandbox and of its control page. */
export const IDP_ROOT = '/idp';

/** The secret of every client of the sandbox. */
export const SANDBOX_CLIENT_SECRET = 'sandbox-secret';

/** True for the sandbox's own paths, which it has under the machine's other name. */
export const isIdpPath = (path: string): boolean => path === IDP_ROOT || path.startsWith(`${IDP_ROOT}/`);
