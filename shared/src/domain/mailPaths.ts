/** Where the buttons of mails to users lead: below the portal's address, each the address of a page. */
export const MAIL_PATHS = { signIn: '/login', funding: '/vue/#/funding' } as const;
