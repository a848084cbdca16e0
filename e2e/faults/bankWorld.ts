import { openBooks, type Books } from '../harness/openBooks.ts';
import { DEMO_FUNDER, signIn, type PortalClient } from '../harness/signIn.ts';
import { startServer, type Place, type PortalServer } from '../harness/startServer.ts';
import { encode } from './bankPage.ts';
import { addBankAccount } from './bankShop.ts';
import { openFaultWorld } from './FaultWorld.ts';
import { readGatewayJournal, type GatewayPayment } from './gatewayJournal.ts';

/** A portal with a bank account that may be debited, at an address that stays when the server is started again. */
export interface BankWorld {
  readonly place: Place;
  readonly books: Books;
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
export async function openBankWorld(): Promise<BankWorld> {
  const world = await openFaultWorld('postgres');
  const books = await openBooks(world.place);
  const close = async (): Promise<void> => {
    await books.close();
    await world.close();
  };
  try {
    const server = await startServer(world.place);
    const { port, baseUrl } = server;
    const signInFunder = () => signIn(baseUrl, DEMO_FUNDER);
    const bankAccount = await addBankAccount(await signInFunder());
    await server.stop();
    return {
      place: world.place,
      books,
      bankAccount,
      start: (failAt) =>
        startServer({ ...world.place, port, ...(failAt !== undefined && { env: { FAIL_AT: failAt } }) }),
      signIn: signInFunder,
      control: (path, fields = {}) => control(`http://localhost:${port}/control${path}`, fields),
      debits: () => readGatewayJournal(world.place.dataDir).payments.filter(({ kind }) => kind === 'debit'),
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
