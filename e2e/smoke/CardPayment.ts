import { runDepositsNow } from '../faults/runDepositsNow.ts';
import { cardDepositBody, WHOLE_FEE } from '../harness/cardDeposit.ts';
import { textAt } from '../harness/json.ts';
import type { LedgerDatabase } from '../harness/openLedger.ts';
import { DEMO_FUNDER, expectStatus, signIn } from '../harness/signIn.ts';

const PATH = '/creditCards/platforms/deposits';

/** A deposit by card that gets no answer at first. */
export class CardPayment {
  readonly #key: string;
  #body: object = {};

  constructor(key: string) {
    this.#key = key;
  }

  /** Pays on a server that dies meanwhile. Raises when it answers. */
  async payUnanswered(baseUrl: string): Promise<void> {
    const client = await signIn(baseUrl, DEMO_FUNDER);
    this.#body = await cardDepositBody(client, `${WHOLE_FEE}.00`);
    const response = await client.call('POST', PATH, this.#body, { key: this.#key }).catch(() => null);
    if (response !== null) throw new Error(`The deposit was answered ${response.status}`);
  }

  /** Has the gateway asked about the deposit, and repeats the call, which must say that it was captured. */
  async finish(baseUrl: string, ledger: LedgerDatabase): Promise<void> {
    await runDepositsNow(ledger, '1 hour');
    const client = await signIn(baseUrl, DEMO_FUNDER);
    const response = await client.call('POST', PATH, this.#body, { key: this.#key });
    const status = textAt(expectStatus(response, 201), 'status');
    if (status !== 'SUCCESS') throw new Error(`The deposit is ${status}`);
  }
}
