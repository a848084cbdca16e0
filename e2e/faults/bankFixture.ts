import { openLedger, type LedgerDatabase } from '../harness/openLedger.ts';
import { DEMO_FUNDER, signIn, type PortalClient } from '../harness/signIn.ts';
import { startServer, type ServerLocation, type PortalServer } from '../harness/startServer.ts';
import { encode } from './bankPage.ts';
import { addBankAccount } from './bankShop.ts';
import { openFaultFixture } from './FaultFixture.ts';
import { readGatewayJournal, type GatewayPayment } from './gatewayJournal.ts';

/** A portal with a bank account that may be debited, at an address that stays when the server is started again. */
export interface BankFixture {
  readonly location: ServerLocation;
  readonly ledger: LedgerDatabase;
  readonly bankAccount: string;
  start(failAt?: string): Promise<PortalServer>;
  signIn(): Promise<PortalClient>;
  /** Fills in a form of the sandbox's control page. Raises when it is refused. */
  control(path: string, fields?: Readonly<Record<string, string>>): Promise<void>;
  /** Debits of bank accounts at the gateway. */
  debits(): readonly GatewayPayment[];
  close(): Promise<void>;
}

/** Starts PostgreSQL and adds a bank account; no server runs afterwards. */
export async function openBankFixture(): Promise<BankFixture> {
  const fixture = await openFaultFixture('postgres');
  const ledger = await openLedger(fixture.location);
  const close = async (): Promise<void> => {
    await ledger.close();
    await fixture.close();
  };
  try {
    const server = await startServer(fixture.location);
    const { port, baseUrl } = server;
    const signInFunder = () => signIn(baseUrl, DEMO_FUNDER);
    const bankAccount = await addBankAccount(await signInFunder());
    await server.stop();
    return {
      location: fixture.location,
      ledger,
      bankAccount,
      start: (failAt) =>
        startServer({ ...fixture.location, port, ...(failAt !== undefined && { env: { FAIL_AT: failAt } }) }),
      signIn: signInFunder,
      control: (path, fields = {}) => control(`http://localhost:${port}/control${path}`, fields),
      debits: () => readGatewayJournal(fixture.location.dataDir).payments.filter(({ kind }) => kind === 'debit'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function control(url: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const { status } = await fetch(url, { method: 'POST', body: encode(Object.entries(fields)), redirect: 'manual' });
  if (status !== 303) throw new Error(`The control page answered ${status}`);
}
