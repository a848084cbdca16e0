/** The permission of those who set how an organisation signs in. */
export const MANAGING_SIGN_IN = {
  permission: {
    kind: 'user',
    rule: { all: ['AUTH_MANAGEMENT_MANAGE'], accessLevel: 'PLATFORM', notEmulated: true },
  },
} as const;
