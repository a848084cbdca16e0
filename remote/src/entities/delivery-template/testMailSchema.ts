import { bccOf, checkBcc } from '@portal/shared/domain/templates/templateRules';
import { object } from 'yup';
import { checkedText } from '../../ui/form/checkedText.ts';

/** The addresses that get a test mail, as they are typed. */
export interface TestMailValues {
  /** With commas between the addresses. */
  readonly recipientEmails: string;
}

export const testMailSchema = object({
  recipientEmails: checkedText((typed) => {
    const emails = bccOf(typed);
    return emails.length === 0 ? { key: 'error.email.required' } : checkBcc(emails);
  }),
});
