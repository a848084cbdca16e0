import { useDebouncedValue } from '@mantine/hooks';
import type { MailPreview, MailPreviewBody } from '@portal/shared/contract/mailPreview';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/apiError.ts';
import { cardNumberPaths } from '../../../ui/form/cardNumberPaths.ts';
import type { OrderedReward } from '../../orderDraft.ts';
import { usePreviewMailQuery } from '../quickOrderApi.ts';
import type { Recipient } from '../recipients/pastedRecipients.ts';
import type { MailTexts } from '../../../entities/delivery-template/mailTexts.ts';

const ASK_AFTER_MS = 500;

// A text is the same for every number, and one that is still typed is none.
const SAMPLE_NUMBER = '+12025550100';

export interface MailOfLine {
  readonly accountIdentifier: string;
  readonly reward: OrderedReward;
  /** Undefined before anybody is typed. */
  readonly person: Recipient | undefined;
  readonly texts: MailTexts;
  /** The person gets a text, with these words of the order in it; undefined: a mail. */
  readonly text?: { readonly carrierMessage: string } | undefined;
}

interface LineMailState {
  /** Undefined until it is drawn. */
  readonly mail: MailPreview | undefined;
  readonly isLoading: boolean;
  /** Undefined for validation errors, which are shown at their fields; the last mail stays. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Returns the mail of a line, drawn by the server once nobody types. */
export function useLineMail(line: MailOfLine): LineMailState {
  const body = useSettledLine(line);
  // A text that the form refuses is not asked about, and so not kept with the answers.
  const { data: mail, error, refetch } = usePreviewMailQuery(cardNumberPaths(body).length > 0 ? skipToken : body);
  const isUnreadable = isApiError(error) && error.status !== 400 && error.status !== 422;
  return {
    mail,
    isLoading: mail === undefined && error === undefined,
    error: isUnreadable ? error : undefined,
    retry: () => void refetch(),
  };
}

/** The current line, debounced. */
function useSettledLine({ accountIdentifier, reward, person, texts, text }: MailOfLine): MailPreviewBody {
  const { t } = useTranslation('quickOrder');
  const { etid, senderName, subject, message } = texts;
  const { utid, amount } = reward;
  const firstName = person === undefined ? t('preview.someone') : person.firstName.trim();
  const lastName = person?.lastName.trim() ?? '';
  const carrierMessage = text?.carrierMessage.trim();
  const line = useMemo<MailPreviewBody>(
    () => ({
      accountIdentifier,
      utid,
      amount,
      recipient: {
        firstName,
        lastName,
        address: undefined,
        ...(carrierMessage !== undefined && { mobileNumber: SAMPLE_NUMBER }),
      },
      deliveryTemplate: { etid, senderName: senderName.trim(), subject: subject.trim(), message: message.trim() },
      ...(carrierMessage !== undefined && carrierMessage !== '' && { carrierMessage }),
    }),
    [accountIdentifier, utid, amount, firstName, lastName, etid, senderName, subject, message, carrierMessage],
  );
  return useDebouncedValue(line, ASK_AFTER_MS)[0];
}
