/** Calls of staff pages. */
export const STAFF = { permission: { kind: 'user', rule: { all: ['STAFF_ACCESS'] } } } as const;
