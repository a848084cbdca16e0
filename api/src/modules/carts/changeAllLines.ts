import type { ChangeCartLinesBody } from '@portal/shared/contract/shoppingCarts';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import type { Tx } from '../../db/client.ts';
import { findLastTemplateVersion } from '../templates/index.ts';
import type { CartDeps } from './CartDeps.ts';
import { countLines } from './cartLineRepository.ts';
import type { CartView } from './cartReadModel.ts';
import { invalidLines } from './cartsErrors.ts';
import {
  addressLetters,
  updateLetters,
  updateMails,
  updateMailsOfTemplate,
  updateSchedules,
} from './manyLinesRepository.ts';
import { checkLetterChange, checkLineMail, checkMailChange } from './checkCartLine.ts';
import { loadLineRules } from './evaluateCart.ts';
import { checkLineSchedule, toLineSchedule } from './scheduleRules.ts';

/** Gives every digital line, or those of one template, the same mail, by the template as it is now. Raises 422 where it is wrong. */
export async function changeMails(
  tx: Tx,
  cart: CartView,
  { deliveryTemplate: mail, onlyEtid }: ChangeCartLinesBody,
  deliveryMethods: readonly DeliveryMethod[],
): Promise<void> {
  if (mail === undefined) return;
  const rules = await loadLineRules(tx, cart, deliveryMethods, { utids: [] });
  if (onlyEtid === undefined) {
    const verdict = checkLineMail(mail, rules);
    if ('errors' in verdict) throw invalidLines(verdict.errors);
    return updateMails(tx, cart, verdict.mail);
  }
  const verdict = checkMailChange(mail, rules);
  if ('errors' in verdict) throw invalidLines(verdict.errors);
  const former = await findLastTemplateVersion(tx, cart.platform_id, onlyEtid);
  return updateMailsOfTemplate(tx, cart, { etid: onlyEtid, subject: former?.subject_template ?? null }, verdict.mail);
}

/** Changes the letters of mailed lines. Raises 422 where they are wrong. */
export async function changeLetters(
  tx: Tx,
  cart: CartView,
  { letter: body, onlyUtids }: ChangeCartLinesBody,
  { contents, deliveryMethods }: Pick<CartDeps, 'contents' | 'deliveryMethods'>,
): Promise<void> {
  if (body === undefined) return;
  const variants = await contents.readVariants(tx, cart, false);
  const rules = await loadLineRules(tx, cart, deliveryMethods, { utids: variants.map(({ utid }) => utid) });
  const verdict = checkLetterChange(body, rules);
  if ('errors' in verdict) throw invalidLines(verdict.errors);
  const printable = [...rules.items.values()].filter((item) => item.isPrintable).map(({ utid }) => utid);
  await updateLetters(tx, cart, verdict.letter, { utids: onlyUtids, printable });
  if (body.toRecipient === true) await addressLetters(tx, cart, onlyUtids);
}

/** Has every line sent at the same time, or at once. Raises 422 when a line cannot be sent then. */
export async function changeSchedules(
  tx: Tx,
  cart: CartView,
  body: ChangeCartLinesBody,
  { contents, deliveryMethods, now }: Pick<CartDeps, 'contents' | 'deliveryMethods'> & { readonly now: Date },
): Promise<void> {
  if (body.scheduledDeliveryTime === undefined) return;
  const schedule = toLineSchedule(body);
  const variants = schedule.scheduledAt === null ? [] : await contents.readVariants(tx, cart, false);
  const { items } = await loadLineRules(tx, cart, deliveryMethods, { utids: variants.map(({ utid }) => utid) });
  const lineCount = await countLines(tx, cart);
  for (const item of items.values()) {
    const errors = checkLineSchedule(schedule, item, { now, lineCount });
    if (errors.length > 0) throw invalidLines(errors);
  }
  await updateSchedules(tx, cart, schedule);
}
