/** Who adds funds in the demo, and to which account. */
export const FUNDER = { username: 'funding@demo.example', password: 'Demo-Portal-2026!' };
export const ACCOUNT = 'A20001';
