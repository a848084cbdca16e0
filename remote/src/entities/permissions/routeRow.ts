import type { FeatureName } from '@portal/shared/domain/access/features';
import type { AccessLevel, Authority } from '@portal/shared/domain/access/permissions';
import type { ModuleName } from '@portal/shared/federation/remoteModule';
import type { ComponentType } from 'react';

/** Entries of the side navigation, beside Team settings. */
export type NavKey = 'order' | 'history' | 'templates' | 'funding' | 'reports' | 'research' | 'staff';

/**
 * One route of the portal. Guard, title, menu and landing read rows; a test snapshots the table.
 */
export interface RouteRow {
  /** Absolute path in the hash: `/orders/:referenceOrderId`. */
  readonly path: string;
  /** Title in the namespace of the feature: `funding:title.history`. */
  readonly titleKey: string;
  /** `public`: also without a session; `anonymous`: signed-in users are redirected to their landing page. Default: signed in, within the frame. */
  readonly audience?: 'public' | 'anonymous';
  readonly permissions?: { readonly all?: readonly Authority[]; readonly any?: readonly Authority[] };
  readonly accessLevel?: AccessLevel;
  /** Absent unless this feature is on for the platform. */
  readonly feature?: FeatureName;
  /** Absent while this feature is on for the platform: pages that another way takes the place of. */
  readonly featureOff?: FeatureName;
  readonly segmentName: string;
  /** `none`: the page stands alone, without bar and navigation. */
  readonly chrome?: 'none';
  /** Module that may be switched off with this page; absent: the whole portal alone. */
  readonly module?: ModuleName;
  /** Key of a Team settings section (`shell:sections.<key>`). The user's own profile is none. */
  readonly menu?: string;
  /** Address of the Team settings section that the page belongs to, where its own address does not lie below it. */
  readonly section?: string;
  /** Entry of the side navigation, which leads to its first row that is allowed; `any` asks for one more right to show it. */
  readonly nav?: { readonly entry: NavKey; readonly any?: readonly Authority[] };
  /** Rank among the pages that a user may start with; the lowest that is allowed is taken. */
  readonly start?: number;
  /** Address to which users without its rights are led; default: their start page, which says why. */
  readonly otherwise?: string;
  /** Redirects to another address, keeping the parameters. */
  readonly redirectTo?: string;
  readonly page?: () => Promise<ComponentType>;
  /** True for a child that its page draws in the place of its own content, with a title: to those who come, it is a new page. */
  readonly isInPlace?: true;
  /** Rows rendered in this row's `<Outlet />`: side panels and dialogs with an address. Their paths are absolute too. */
  readonly children?: readonly RouteRow[];
}
