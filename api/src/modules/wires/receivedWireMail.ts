import { languageOf } from '@portal/shared/domain/languages';
import type { Tx } from '../../db/client.ts';
import type { SendNotice } from '../../delivery/queueNotice.ts';
import { formatMoney } from '../../texts/formatMoney.ts';
import type { DepositRow } from '../deposits/index.ts';
import type { WireAccountRow } from './wireRepository.ts';

interface Arrival {
  readonly account: WireAccountRow;
  /** As it was received. */
  readonly wire: DepositRow;
  /** The same as it was announced. */
  readonly announced: DepositRow;
  readonly at: Date;
}

/** Queues a mail to who announced a wire, in their language; it names the announced amount where another one arrived. */
export async function mailReceivedWire(
  tx: Tx,
  sendNotice: SendNotice,
  { account, wire, announced, at }: Arrival,
): Promise<void> {
  const { platform_id: platformId, created_by_user_id: id } = announced;
  if (id === null) return;
  const { lang_key } = await tx
    .selectFrom('users')
    .select('lang_key')
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const money = (minor: bigint): string => formatMoney(minor, wire.currency_code, languageOf(lang_key));
  const values = {
    account: account.display_name,
    accountNumber: account.account_number,
    amount: money(wire.amount_minor),
    bankReference: wire.bank_reference ?? '',
    ...(announced.amount_minor !== wire.amount_minor && { announced: money(announced.amount_minor) }),
  };
  await sendNotice(tx, { topic: 'WIRE_RECEIVED_MAIL', user: { platformId, id }, values, at });
}
