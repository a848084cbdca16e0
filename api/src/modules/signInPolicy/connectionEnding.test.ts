import { findWayAfter, type WaysState } from './connectionEnding.ts';

const NAME = 'alder-finch.example';
const ENDED = { id: 1n };
const PERSON = { domain: NAME, hasPassword: true, isExempt: false };

interface Built {
  readonly leadsTo?: bigint;
  readonly onlyCompany?: boolean;
  readonly others?: readonly bigint[];
  readonly password?: boolean;
  readonly google?: boolean;
}

/** An organisation whose domain leads to every enabled connection, or to one; it has passwords, and connection 1. */
const build = ({ leadsTo, onlyCompany = false, others = [], password = true, google = false }: Built): WaysState => ({
  rules: { password },
  methods: { google },
  connections: [ENDED.id, ...others].map((id) => ({ id, state: 'ENABLED' })),
  domains: [{ domain: NAME, verified_at: new Date(0), connection_id: leadsTo ?? null, only_company: onlyCompany }],
});
const after = (built: Built, person = {}, action: 'DISABLE' | 'DELETE' = 'DISABLE') =>
  findWayAfter(build(built), ENDED, action, { ...PERSON, ...person });

test('people come in by another connection to which their domain leads', () => {
  expect(after({ others: [2n] })).toBe('connection');
  expect(after({ others: [2n] }, { domain: 'elsewhere.example' })).toBe('password');
  expect(after({ others: [2n], leadsTo: 1n })).toBe('password');
  expect(after({ others: [2n], leadsTo: 1n }, {}, 'DELETE')).toBe('connection');
});

test('else by a password, by Google, or not at all', () => {
  expect(after({})).toBe('password');
  expect(after({}, { hasPassword: false })).toBe('newPassword');
  expect(after({ password: false, google: true })).toBe('google');
  expect(after({ password: false, google: true }, { isExempt: true })).toBe('password');
  expect(after({ password: false })).toBe('none');
  expect(after({ onlyCompany: true, google: true })).toBe('none');
});
