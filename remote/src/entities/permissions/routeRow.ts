import type { FeatureName } from '@portal/shared/domain/features';
import type { AccessLevel, Authority } from '@portal/shared/domain/permissions';
import type { ComponentType } from 'react';

/**
 * One address of the portal (house 1, A15). Guard, title, menu and landing read rows; a test snapshots the table.
 */
export interface RouteRow {
  /** Absolute path of the hash: `/orders/:referenceOrderId`. */
  readonly path: string;
  /** Title in the namespace of the feature: `funding:title.history`. */
  readonly titleKey: string;
  /** `public`: also without a session; `anonymous`: signed-in people are sent to their landing page. Signed in unless told. */
  readonly audience?: 'public' | 'anonymous';
  readonly permissions?: { readonly all?: readonly Authority[]; readonly any?: readonly Authority[] };
  readonly accessLevel?: AccessLevel;
  /** Off when the platform's treatment of this feature is not on. */
  readonly feature?: FeatureName;
  readonly segmentName: string;
  /** A section of Team settings, under this key (`settings:menu.<key>`). The own profile is none. */
  readonly menu?: string;
  /** `none`: no side navigation around it (sign-in, sign-up, token pages). */
  readonly chrome?: 'full' | 'none';
  /** `redirect`: sends on to another address, keeping the parameters. */
  readonly redirectTo?: string;
  readonly page?: () => Promise<ComponentType>;
  /** Rows drawn inside this row's page by its `<Outlet />`: side panels and dialogs worth a link. Their paths are absolute too. */
  readonly children?: readonly RouteRow[];
}
