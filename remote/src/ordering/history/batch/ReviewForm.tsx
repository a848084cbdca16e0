import { Button } from '@mantine/core';
import type { ResendBatchBody, ResendReviewLine } from '@portal/shared/contract/resendBatches';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useIdempotencyKey } from '../../../api/useIdempotencyKey.ts';
import { usePrincipal } from '../../../entities/platform/signedIn.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { NO_REASON, toReasonBody, ResendReasonFields } from '../line/ResendReasonFields.tsx';
import { useStartBatchMutation } from './batchApi.ts';
import { GoingLines } from './GoingLines.tsx';
import { isNewAddress, reviewSchema, type ReviewValues } from './reviewSchema.ts';
import { SharedAddresses } from './SharedAddresses.tsx';
import { SkipCounts, SkippedLines } from './SkippedLines.tsx';
import { batchPagePath, useFollowBatch } from './useFollowBatch.ts';

/** Which lines go, each with its address, which do not and why, and the reason for all. */
export function ReviewForm({ lines }: { readonly lines: readonly ResendReviewLine[] }) {
  const { t } = useTranslation('resendMany');
  // Entries stay while the server is asked anew.
  const [first] = useState(lines);
  const going = useMemo(() => first.filter(({ skip }) => skip === null), [first]);
  const skipped = useMemo(() => first.filter(({ skip }) => skip !== null), [first]);
  return (
    <div className="pr-review">
      <div role="status">
        <p>{t('count', { count: going.length, total: first.length })}</p>
        <SkipCounts lines={skipped} />
      </div>
      {going.length === 0 ? <Notice kind="warning">{t('none')}</Notice> : <GoingForm going={going} skipped={skipped} />}
      {skipped.length > 0 && (
        <Section title={t('skipped', { count: skipped.length })}>
          <SkippedLines lines={skipped} />
        </Section>
      )}
    </div>
  );
}

interface GoingFormProps {
  readonly going: readonly ResendReviewLine[];
  readonly skipped: readonly ResendReviewLine[];
}

function GoingForm({ going, skipped }: GoingFormProps) {
  const { t } = useTranslation(['resendMany', 'orderHistory']);
  const { t: tCommon } = useTranslation();
  const navigate = useNavigate();
  const follow = useFollowBatch();
  const getIdempotencyKey = useIdempotencyKey();
  const [start] = useStartBatchMutation();
  const { username } = usePrincipal();
  const schema = useMemo(() => reviewSchema(going, username), [going, username]);
  const initialValues = useMemo<ReviewValues>(
    () => ({
      lines: going.map(({ recipientEmail }) => ({ email: recipientEmail ?? '' })),
      sharedAcknowledged: false,
      ...NO_REASON,
    }),
    [going],
  );
  const toBody = ({ lines, sharedAcknowledged, ...reason }: ReviewValues): ResendBatchBody => ({
    // Those that go come first, so that an error of the server stands at its line.
    lines: [
      ...going.map((line, index) => {
        const typed = lines[index]?.email.trim() ?? '';
        return { lineId: line.lineId, ...(isNewAddress(line, typed) && { email: typed }) };
      }),
      ...skipped.map(({ lineId }) => ({ lineId })),
    ],
    sharedAcknowledged,
    ...toReasonBody(reason),
  });
  return (
    <FormShell
      label={t('orderHistory:title.resend')}
      initialValues={initialValues}
      schema={schema}
      toBody={toBody}
      onSubmit={async (body) => {
        const batch = await start({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap();
        follow(batch);
        return batch;
      }}
      onSaved={({ batchIdentifier }) => void navigate(batchPagePath(batchIdentifier), { replace: true })}
      errorFallback={t('failed')}
      draftKey={`orders.resendMany.${going.map(({ lineId }) => lineId).join()}`}
      draftUntil="left"
    >
      <Section title={t('going', { count: going.length })}>
        <GoingLines lines={going} />
      </Section>
      <SharedAddresses going={going} />
      <ResendReasonFields acknowledge={t('acknowledge', { count: going.length })} />
      <FormActions>
        <Button variant="default" onClick={() => void navigate(-1)}>
          {tCommon('action.cancel')}
        </Button>
        <SubmitButton>{t('send', { count: going.length })}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}
