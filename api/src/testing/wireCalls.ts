import type { AnnouncedWire, WireInstructions } from '@portal/shared/contract/wires';
import { nextId } from './nextId.ts';
import type { Call } from './testApp.ts';

let announced = 0;

/** The body of an announcement for an account; each is different. */
export const buildWireBody = (accountIdentifier: string) => ({
  accountIdentifier,
  amount: '100.00',
  sentOn: '',
  note: `Wire ${(announced += 1)}`,
});

/** A wire that the caller has announced for an account; 'x' where none can be, such as one without the right. */
export async function sampleWire(caller: Call, accountIdentifier: string): Promise<string> {
  const read = await caller({ method: 'GET', url: '/api/funding/wire-instructions', query: { accountIdentifier } });
  const [known] = read.json<Partial<WireInstructions>>().announced ?? [];
  if (known !== undefined) return known.depositIdentifier;
  const response = await caller({
    method: 'POST',
    url: '/api/funding/wire-deposits',
    payload: buildWireBody(accountIdentifier),
    headers: { 'idempotency-key': nextId() },
  });
  return response.json<Partial<AnnouncedWire>>().depositIdentifier ?? 'x';
}
