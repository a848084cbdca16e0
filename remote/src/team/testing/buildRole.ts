import type { Role, RoleRecord } from '@portal/shared/contract/roles';

/** An own role that allows to place orders and to see balances. */
export const buildRole = (overrides: Partial<Role> = {}): Role => ({
  roleId: '12',
  name: 'Sender EU',
  isDefault: false,
  authorities: ['PLACE_ORDER_ACCESS', 'VIEW_BALANCE_ACCESS'],
  userCount: 2,
  version: 4,
  ...overrides,
});

/** The record of the same role, with who is in it. */
export const buildRoleRecord = (overrides: Partial<RoleRecord> = {}): RoleRecord => ({
  ...buildRole(),
  users: [
    { userId: '7', firstName: 'Grace', lastName: 'Hopper', email: 'grace@demo.example' },
    { userId: '8', firstName: 'Alan', lastName: 'Turing', email: 'alan@demo.example' },
  ],
  modifiedDate: '2026-11-02T09:00:00Z',
  modifiedBy: 'Ada Byron',
  ...overrides,
});
