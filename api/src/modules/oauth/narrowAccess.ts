import type { SessionUser } from '../../access/SessionUser.ts';

type Access = SessionUser['access'];

/** Returns what both an app and its user reach. `groupOf`: the group of each account that one of them names. */
export function narrowAccess(app: Access, user: Access, groupOf: ReadonlyMap<bigint, bigint>): Access {
  if (app.organization) return user;
  if (user.organization) return app;
  const reaches = ({ customerIds, accountIds }: Access, id: bigint): boolean =>
    accountIds.includes(id) || customerIds.some((customerId) => customerId === groupOf.get(id));
  return {
    organization: false,
    customerIds: app.customerIds.filter((id) => user.customerIds.includes(id)),
    accountIds: [...new Set([...app.accountIds, ...user.accountIds])].filter(
      (id) => reaches(app, id) && reaches(user, id),
    ),
  };
}
