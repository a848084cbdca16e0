import { toLetterName } from '@portal/shared/domain/ordering/letter';
import { sql } from 'kysely';
import type { Tx } from '../../db/client.ts';
import type { LetterChange, LineMail, LineSchedule, MailChange } from './CartLine.ts';
import { LINES_A_STATEMENT, mailOf, toScheduleColumns } from './cartLineRepository.ts';
import type { CartKey } from './cartRepository.ts';

/** Lines of one template, with the subject that it gave them. */
export interface LinesOfTemplate {
  readonly etid: string;
  readonly subject: string | null;
}

/** Gives every digital line of a cart the same mail, many a statement. */
export const updateMails = (tx: Tx, cart: CartKey, mail: LineMail): Promise<void> =>
  updateInTurns(tx, cart, (lines) => lines.set(mailOf(mail)).where('fulfillment_type', '=', 'DIGITAL'));

/** Has every line of a cart sent at the same time, many a statement. */
export const updateSchedules = (tx: Tx, cart: CartKey, schedule: LineSchedule): Promise<void> =>
  updateInTurns(tx, cart, (lines) => lines.set(toScheduleColumns(schedule)));

/** Changes the mail of the lines of a template; texts that are left out stay, but for a subject that was the template's. */
export const updateMailsOfTemplate = (
  tx: Tx,
  cart: CartKey,
  { etid, subject: givenSubject }: LinesOfTemplate,
  { senderName, subject, message, ...template }: MailChange,
): Promise<void> =>
  updateInTurns(tx, cart, (lines) =>
    lines
      .set({
        etid: template.etid,
        template_version: template.templateVersion,
        subject: subject === undefined ? sql`nullif(subject, ${givenSubject})` : subject,
        ...(senderName !== undefined && { sender_name: senderName }),
        ...(message !== undefined && { message }),
      })
      .where('etid', '=', etid),
  );

/** Changes the letters of the mailed lines of these rewards, all of them where none is named; a template those of `printable` ones alone. */
export async function updateLetters(
  tx: Tx,
  cart: CartKey,
  { ptid, printTemplateVersion, toName, fromName, letterHeadTitle, message }: LetterChange,
  { utids, printable }: { readonly utids: readonly string[] | undefined; readonly printable: readonly string[] },
): Promise<void> {
  const texts = {
    ...(toName !== undefined && { to_name: toName }),
    ...(fromName !== undefined && { from_name: fromName }),
    ...(letterHeadTitle !== undefined && { letter_head_title: letterHeadTitle }),
    ...(message !== undefined && { message }),
  };
  const mailed = (lines: ReturnType<typeof updateLines>) =>
    lines
      .where('delivery_method', '=', 'MAILED')
      .$if(utids !== undefined, (some) => some.where('utid', 'in', [...(utids ?? [])]));
  if (Object.keys(texts).length > 0) await updateInTurns(tx, cart, (lines) => mailed(lines.set(texts)));
  if (ptid !== undefined && printable.length > 0)
    await updateInTurns(tx, cart, (lines) =>
      mailed(lines.set({ ptid, print_template_version: printTemplateVersion ?? null })).where('utid', 'in', [
        ...printable,
      ]),
    );
}

/** Has the letters of the mailed lines of these rewards, of all of them where none is named, each name its own recipient. */
export async function addressLetters(tx: Tx, cart: CartKey, utids: readonly string[] | undefined): Promise<void> {
  let after = 0n;
  for (;;) {
    const lines = await listMailedNames(tx, cart, after, utids);
    const last = lines.at(-1);
    if (last === undefined) return;
    const ids = lines.map(({ id }) => id);
    const names = lines.map(({ first_name, last_name }) => toLetterName(first_name, last_name));
    await sql`update cart_line_items set to_name = named.to_name
      from unnest(${ids}::bigint[], ${names}::text[]) as named (id, to_name)
      where cart_line_items.platform_id = ${cart.platform_id} and cart_line_items.id = named.id`.execute(tx);
    after = last.id;
  }
}

const listMailedNames = (tx: Tx, cart: CartKey, afterId: bigint, utids: readonly string[] | undefined) =>
  tx
    .selectFrom('cart_line_items')
    .select(['id', 'first_name', 'last_name'])
    .where('platform_id', '=', cart.platform_id)
    .where('cart_id', '=', cart.id)
    .where('delivery_method', '=', 'MAILED')
    .where('id', '>', afterId)
    .$if(utids !== undefined, (some) => some.where('utid', 'in', [...(utids ?? [])]))
    .orderBy('id')
    .limit(LINES_A_STATEMENT)
    .execute();

const updateLines = (tx: Tx, { platform_id }: CartKey) =>
  tx.updateTable('cart_line_items').where('platform_id', '=', platform_id);

/** Changes the lines of a cart, many a statement. */
export async function updateInTurns(
  tx: Tx,
  cart: CartKey,
  change: (lines: ReturnType<typeof updateLines>) => ReturnType<typeof updateLines>,
): Promise<void> {
  let after = 0n;
  for (;;) {
    const ids = await listLineIds(tx, cart, after);
    const last = ids.at(-1);
    if (last === undefined) return;
    await change(updateLines(tx, cart)).where('id', 'in', ids).execute();
    after = last;
  }
}

async function listLineIds(tx: Tx, cart: CartKey, afterId: bigint): Promise<bigint[]> {
  const rows = await tx
    .selectFrom('cart_line_items')
    .select('id')
    .where('platform_id', '=', cart.platform_id)
    .where('cart_id', '=', cart.id)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(LINES_A_STATEMENT)
    .execute();
  return rows.map(({ id }) => id);
}
