import { fillText } from './deliveryTexts.ts';

/** English texts of the public API's failures, for the people who write its callers; others have their description. */
const TEXTS: Readonly<Record<string, string>> = {
  'error.accessToken.invalid': 'The access token has ended or does not work. Get a new one.',
  'error.account.frozen': 'The account is frozen: nothing can be ordered from it.',
  'error.account.notFound': 'There is no such account among those that the key may use.',
  'error.account.required': 'Name the account that pays.',
  'error.amount.aboveMax': 'The amount is above the largest of this reward, {amount} {currencyCode}.',
  'error.amount.belowMin': 'The amount is below the smallest of this reward, {amount} {currencyCode}.',
  'error.amount.decimals': 'The amount has more decimals than its currency.',
  'error.amount.fixed': 'This reward is sent for {amount} {currencyCode} only.',
  'error.amount.notANumber': 'The amount is not a number, such as 25.00.',
  'error.amount.notPositive': 'The amount must be above zero.',
  'error.amount.notWhole': 'This reward is sent for whole amounts only.',
  'error.amount.option': 'This reward is sent for its allowedValues only.',
  'error.amount.required': 'Give an amount, such as 25.00.',
  'error.amount.tooLarge': 'The amount is too large.',
  'error.apiKey.scope': 'The key or the token does not have the scope {scope}.',
  'error.date.backwards': 'The last day is before the first.',
  'error.date.invalid': 'Give a day that exists, as YYYY-MM-DD.',
  'error.delivery.notOffered': '{rewardName} cannot be sent by e-mail.',
  'error.email.blocked': 'Nothing is sent to addresses at {domain}.',
  'error.email.carrier': 'This address belongs to a phone company, which would turn the mail into a text message.',
  'error.email.invalid': 'The e-mail address is not valid.',
  'error.email.notListed': 'The address is not on the recipient list of the organization.',
  'error.email.tooLong': 'The e-mail address is too long.',
  'error.etid.format': 'An etid is E and six letters or digits, such as E000000.',
  'error.etid.invalid': 'The account cannot use the e-mail template {etid}.',
  'error.field.unknown': 'There is no such field. It may be misspelled.',
  'error.funds.insufficient': 'The balance of the account is {shortfall} {currencyCode} short. Nothing was charged.',
  'error.funds.insufficientUndisclosed': 'The balance of the account is not enough. Nothing was charged.',
  'error.incentive.notFound': 'There is no such incentive among those that the key may pay from.',
  'error.incentive.notStarted': 'The incentive has not started yet. Nothing was charged or counted.',
  'error.incentive.otherResponse': 'This responseId was sent before with other details. Nothing was charged.',
  'error.incentive.responseRequired': 'Give the responseId of the survey tool.',
  'error.incentive.turnedOff': 'The incentive is turned off. Nothing was charged or counted.',
  'error.item.notFound': 'There is no reward {utid} in the catalog.',
  'error.item.outOfStock': '{rewardName} is out of stock.',
  'error.item.unavailable': '{rewardName} cannot be ordered at present.',
  'error.name.characters': 'The name has characters that a mail cannot carry.',
  'error.name.required': 'Give a name.',
  'error.name.tooLong': 'The name is too long.',
  'error.notAvailable': 'This value is not supported.',
  'error.notes.required': 'The organization requires a note for each reward.',
  'error.order.notFound': 'There is no such order among those that the key may read.',
  'error.order.notesRequired': 'The organization requires notes.',
  'error.order.purchaseOrderNumberRequired': 'The organization requires a purchase order number.',
  'error.recipient.delivery': 'Give the e-mail address of the recipient.',
  'error.reference.duplicate':
    'Another key has ordered under this externalRefID, and this key may not read its orders.',
  'error.reference.otherContent':
    'Order {referenceOrderId} has this externalRefID and another content. Nothing was ordered.',
  'error.subject.slash': 'A subject holds no slash.',
  'error.text.angleBrackets': 'The text holds angle brackets.',
  'error.text.required': 'This field is required.',
  'error.text.tooLong': 'The text is longer than {max} characters.',
  'error.text.type': 'This field is a text.',
  'error.timeZone.unknown': 'There is no such time zone.',
  'error.utid.required': 'Name the reward by its utid.',
  'error.validation': 'The value is not valid.',
};

/** Returns the text of an error key with its values; null for a key without one. */
export function publicErrorText(i18nKey: string, values: Readonly<Record<string, string>> | undefined): string | null {
  const text = TEXTS[i18nKey];
  if (text === undefined) return null;
  return fillText(text, values ?? {});
}
