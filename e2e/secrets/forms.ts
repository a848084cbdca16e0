/** A page with texts to type, and what must be pressed first. */
export interface FormLocation {
  readonly hash: string;
  /** Names of buttons, tabs or links that bring fields to light; one that is absent is passed over. */
  readonly press?: readonly RegExp[];
  /** Cards are really added; the page stays where their dialog closes to. */
  readonly addsCards?: true;
}

/** For an account in US dollars, which takes every brand. */
export const ADD_CARD = '/funding/cards/add?account=A20001';
const BY_HAND = /yourself/;

/** Forms of whoever is not signed in. */
export const PUBLIC_FORMS: readonly FormLocation[] = [{ hash: '/login' }, { hash: '/forgot/password' }];

/** Forms by the demo's people. */
export const FORMS: Readonly<Record<string, readonly FormLocation[]>> = {
  'funding@demo.example': [
    { hash: ADD_CARD, press: [BY_HAND] },
    { hash: ADD_CARD, addsCards: true },
    { hash: '/funding', press: [/^Actions for .*(Office card|1111)/, /^Edit/] },
    { hash: '/funding/add-funds' },
    { hash: '/funding/add-funds', press: [/^Transfer$/] },
    { hash: '/funding/ach/create/details', press: [BY_HAND] },
    { hash: '/funding/wire' },
    { hash: '/funding/history' },
    { hash: '/funding', press: [/^Switch account/] },
  ],
  'admin@demo.example': [
    { hash: '/accounts' },
    { hash: '/accounts/create' },
    { hash: '/accounts/create-group' },
    { hash: '/accounts/balance-alerts/create' },
    { hash: '/groups/G10002/A20001', press: [/^(Add|Change) contacts/] },
    { hash: '/orders/order-history' },
    { hash: '/order' },
    { hash: '/order/checkout?utid=U100001&amount=5' },
    { hash: '/settings/user' },
  ],
  'staff@demo.example': [
    { hash: '/staff/platforms' },
    { hash: '/staff/kyb/brook-bramble' },
    { hash: '/staff/wires' },
    { hash: '/staff/wire-instructions?currency=USD' },
    { hash: '/staff/audits' },
    { hash: '/staff/records' },
    { hash: '/staff/calls' },
  ],
};
