import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { MailPreviewBody } from '@portal/shared/contract/mailPreview';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/apiError.ts';
import { MailView } from '../../../entities/delivery-template/MailView.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { cardNumberPaths } from '../../../ui/form/cardNumberPaths.ts';
import type { OrderedReward } from '../../orderDraft.ts';
import { usePreviewMailQuery } from '../quickOrderApi.ts';
import type { Recipient } from '../recipients/pastedRecipients.ts';
import type { MailTexts } from './mailTexts.ts';

const ASK_AFTER_MS = 500;

interface LineMailProps {
  readonly accountIdentifier: string;
  readonly reward: OrderedReward;
  /** Undefined before anybody is typed. */
  readonly person: Recipient | undefined;
  readonly texts: MailTexts;
  /** Title of the mail, which says whose it is. */
  readonly title: string;
}

/** The mail of a line, drawn by the server once nobody types. */
export function LineMail({ title, ...line }: LineMailProps) {
  const { t } = useTranslation('quickOrder');
  const body = useSettledLine(line);
  // A text that the form refuses is not asked about, and so not kept with the answers.
  const { data: mail, error, refetch } = usePreviewMailQuery(cardNumberPaths(body).length > 0 ? skipToken : body);
  // Validation errors are shown at their fields; the last preview stays.
  const isUnreadable = isApiError(error) && error.status !== 400 && error.status !== 422;
  return (
    <>
      {isUnreadable && <PartFailure error={error} title={t('preview.failed')} onRetry={() => void refetch()} />}
      {mail === undefined ? (
        error === undefined && <Skeleton height={480} radius={8} />
      ) : (
        <MailView mail={mail} title={title} />
      )}
    </>
  );
}

/** The current line, debounced. */
function useSettledLine({ accountIdentifier, reward, person, texts }: Omit<LineMailProps, 'title'>): MailPreviewBody {
  const { t } = useTranslation('quickOrder');
  const { etid, senderName, subject, message } = texts;
  const { utid, amount } = reward;
  const firstName = person === undefined ? t('preview.someone') : person.firstName.trim();
  const lastName = person?.lastName.trim() ?? '';
  const line = useMemo<MailPreviewBody>(
    () => ({
      accountIdentifier,
      utid,
      amount,
      recipient: { firstName, lastName, address: undefined },
      deliveryTemplate: { etid, senderName: senderName.trim(), subject: subject.trim(), message: message.trim() },
    }),
    [accountIdentifier, utid, amount, firstName, lastName, etid, senderName, subject, message],
  );
  return useDebouncedValue(line, ASK_AFTER_MS)[0];
}
