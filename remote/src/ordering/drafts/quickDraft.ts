import { checkoutPath } from '../choicePaths.ts';
import {
  CART_DRAFT,
  CHECKOUT_DRAFT,
  LINE_MAILS_DRAFT,
  readOrderDraft,
  removeOrderDraft,
  writeOrderDraft,
} from '../orderDraft.ts';
import { isRecord, listOf, textOf, type Values } from './draftValues.ts';
import type { OrderDraftContent, OrderDraftPort } from './OrderDraftPort.ts';

type Recipients = NonNullable<OrderDraftContent['recipients']>;

/** Leaves out what is not there, so that a form begins with values of its own instead. */
const present = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));

/** The texts of a mail, as forms name them, and the other way round. */
const toTemplate = ({ etid, senderName, subject, message }: Values) => ({
  etid: textOf(etid),
  senderName: textOf(senderName),
  emailSubject: textOf(subject),
  message: textOf(message),
});
const fromTemplate = ({ etid, senderName, emailSubject, message }: Values): Values =>
  present({ etid, senderName, subject: emailSubject, message });

const toRecipients = (values: Values): Recipients =>
  listOf(values['recipients']).map(({ firstName, lastName, email, mobileNumber, notes, own }) => ({
    firstName: textOf(firstName),
    lastName: textOf(lastName),
    email: textOf(email),
    mobileNumber: textOf(mobileNumber),
    notes: textOf(notes),
    template: isRecord(own) ? toTemplate(own) : undefined,
  }));

const fromRecipients = (recipients: Recipients) =>
  recipients.map(({ firstName, lastName, email, mobileNumber, notes, template }) => ({
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    mobileNumber: mobileNumber ?? '',
    notes: notes ?? '',
    ...(template != null && { own: { etid: '', senderName: '', subject: '', message: '', ...fromTemplate(template) } }),
  }));

const toSchedule = (schedule: Values): NonNullable<OrderDraftContent['schedule']> => ({
  when: schedule['when'] === 'later' ? 'later' : 'now',
  day: textOf(schedule['day']),
  time: textOf(schedule['time']),
  timeZone: textOf(schedule['timeZone']),
  hour: textOf(schedule['hour']),
  at: textOf(schedule['at']),
});

/** True once everybody of whom something is typed can be reached. */
const areReachable = (recipients: Recipients): boolean => {
  const begun = recipients.filter((one) => [one.firstName, one.lastName, one.email, one.mobileNumber].some(Boolean));
  return begun.length > 0 && begun.every(({ email, mobileNumber }) => Boolean(email) || Boolean(mobileNumber));
};

/** The draft of an order of one reward: what its form, and the price of it, keep in the browser. */
export const quickDraft: OrderDraftPort = {
  kind: 'QUICK',
  keys: [CHECKOUT_DRAFT, CART_DRAFT],
  read: (drafts) => {
    const values = drafts.load(CHECKOUT_DRAFT);
    const { reward, cartId } = readOrderDraft(drafts);
    if (values === null || reward === undefined) return null;
    const recipients = toRecipients(values);
    const account = textOf(values['accountIdentifier']);
    const { utid, amount, currencyCode, brandName } = reward;
    const content: OrderDraftContent = {
      groupAndAccount: account ? { accountIdentifier: account } : undefined,
      selectedReward: { utid, amount, currencyCode, brandName },
      selectedTemplate: toTemplate(values),
      recipients,
      showsRecipientNotes: recipients.some(({ notes }) => Boolean(notes)),
      showsRecipientTemplates: recipients.some(({ template }) => template != null),
      carrierMessage: textOf(values['carrierMessage']),
      purchaseOrderNumber: textOf(values['purchaseOrderNumber']),
      notes: textOf(values['notes']),
      paymentSource: textOf(values['paymentSourceIdentifier']),
      schedule: isRecord(values['schedule']) ? toSchedule(values['schedule']) : undefined,
      cartId,
    };
    return { step: areReachable(recipients) ? 'CHECKOUT' : 'RECIPIENTS', content };
  },
  write: (drafts, { content }) => {
    const { selectedReward, selectedTemplate, recipients, groupAndAccount, schedule } = content;
    const { carrierMessage, purchaseOrderNumber, notes, paymentSource } = content;
    const cartId = content.cartId ?? undefined;
    const former = readOrderDraft(drafts);
    if (selectedReward == null) return;
    drafts.save(
      CHECKOUT_DRAFT,
      present({
        ...fromTemplate(selectedTemplate ?? {}),
        recipients: recipients && recipients.length > 0 ? fromRecipients(recipients) : undefined,
        accountIdentifier: groupAndAccount?.accountIdentifier,
        paymentSourceIdentifier: paymentSource,
        schedule: schedule && present(schedule),
        ...{ carrierMessage, purchaseOrderNumber, notes },
      }),
    );
    const { utid, amount, currencyCode, brandName } = selectedReward;
    writeOrderDraft(drafts, {
      ...(cartId !== undefined && former.cartId === cartId ? former : { cartId }),
      reward: { utid, amount: amount ?? '', ...present({ currencyCode, brandName }) },
    });
  },
  remove: removeOrderDraft,
  detach: (drafts) => {
    const { reward } = readOrderDraft(drafts);
    drafts.remove(LINE_MAILS_DRAFT);
    writeOrderDraft(drafts, reward ? { reward } : {});
  },
  getPath: ({ utid, amount }) => (utid === null ? null : checkoutPath({ utid, amount })),
};
