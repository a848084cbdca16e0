interface OrderingAccount {
  readonly status: string;
  readonly active: boolean;
}

/** Returns why nothing can be ordered from an account: it is frozen, or there is none any more. Null where it can. */
export function orderingRefusal({ status, active }: OrderingAccount) {
  if (!active || !['ACTIVE', 'FROZEN'].includes(status)) return 'error.account.notFound';
  return status === 'FROZEN' ? 'error.account.frozen' : null;
}
