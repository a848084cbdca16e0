import type { PermissionRule } from '@portal/shared/domain/access/permissions';
import type { ReactNode } from 'react';
import { useCan } from './useCan.ts';

/** Renders its children only for users who meet the rule; others see nothing, not a disabled control. */
export function Can({ children, ...rule }: PermissionRule & { readonly children: ReactNode }) {
  return useCan(rule) ? <>{children}</> : null;
}
