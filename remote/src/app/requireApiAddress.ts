import type { MountOptions } from '@portal/shared/federation/remoteModule';
import { refuseOption } from './requireOptions.ts';

/** Folder of this version's files, as webpack finds it; absent in tests, which are not bundled. */
declare const __webpack_public_path__: string | undefined;

/** Returns the folder that this version's code comes from. */
const codeFolder = (): string =>
  typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : window.location.href;

/**
 * Raises a RemoteError CONTRACT where a page of another origin than the code's does not say where the API is: calls would go to
 * the page's own origin, which seldom answers them.
 */
export function requireApiAddress({ apiBaseUrl }: MountOptions, code = codeFolder()): void {
  if (apiBaseUrl !== undefined) return;
  const { href, origin } = window.location;
  const { origin: codeOrigin } = new URL(code, href);
  if (codeOrigin === origin) return;
  refuseOption(
    'apiBaseUrl',
    `It is missing, and this page is of another origin than the portal. Pass ${codeOrigin}, or location.origin where the page's own origin answers the portal's calls.`,
  );
}
