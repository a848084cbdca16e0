import type { PermissionRule } from '@portal/shared/domain/permissions';
import type { ReactNode } from 'react';
import { useCan } from './useCan.ts';

/** Draws its children only for people who meet the rule; others see nothing, not a grey control. */
export function Can({ children, ...rule }: PermissionRule & { readonly children: ReactNode }) {
  return useCan(rule) ? <>{children}</> : null;
}
