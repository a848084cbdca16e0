import { Button } from '@mantine/core';
import type { ResendReviewLine } from '@portal/shared/contract/resendBatches';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import { getIn, useFormikContext } from 'formik';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldWarning } from '../../../ui/feedback/FieldWarning.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DeadAddress } from '../line/DeadAddress.tsx';
import { getRecipientName } from '../line/lineName.ts';
import { hasDeadAddress, isNewAddress, isTexted, type ReviewValues } from './reviewSchema.ts';

/** The lines that go, each with its address, and a field for it once it is changed or wrong. */
export function GoingLines({ lines }: { readonly lines: readonly ResendReviewLine[] }) {
  const { errors, submitCount } = useFormikContext<ReviewValues>();
  const [open, setOpen] = useState(() => listDeadAddresses(lines));
  const onOpen = useCallback((index: number) => setOpen((before) => [...before, index]), []);
  const isWrong = (index: number) => submitCount > 0 && getIn(errors, `lines.${index}.email`) !== undefined;
  return (
    <ul className="pr-review__lines">
      {lines.map((line, index) => (
        <GoingLine
          key={line.lineId}
          line={line}
          index={index}
          isOpen={open.includes(index) || isWrong(index)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

/** Returns the indexes of the lines whose address has to be corrected. */
const listDeadAddresses = (lines: readonly ResendReviewLine[]): readonly number[] =>
  lines.flatMap((line, index) => (hasDeadAddress(line) ? [index] : []));

interface GoingLineProps {
  readonly line: ResendReviewLine;
  readonly index: number;
  readonly isOpen: boolean;
  readonly onOpen: (index: number) => void;
}

// A thousand lines stay as they are while an address is typed.
const GoingLine = memo(function GoingLine({ line, index, isOpen, onOpen }: GoingLineProps) {
  const { t } = useTranslation(['resendMany', 'orderHistory']);
  const { t: tHistory } = useTranslation('orderHistory');
  const recipient = getRecipientName(tHistory, line);
  const canChange = line.canChangeAddress && !isTexted(line);
  return (
    <li className="pr-review__line">
      <span className="pr-history__two">
        <span>{recipient}</span>
        <span className="pr-history__muted">{line.rewardName}</span>
      </span>
      {isOpen && canChange ? (
        <Address line={line} index={index} label={t('address', { recipient })} />
      ) : (
        <span className="pr-review__address">
          {line.recipientEmail ?? formatMobileNumber(line.recipientMobileNumber ?? '')}
        </span>
      )}
      {!isOpen && canChange && (
        <Button
          variant="subtle"
          size="xs"
          aria-label={t('changeOf', { recipient, address: line.recipientEmail })}
          onClick={() => onOpen(index)}
        >
          {t('change')}
        </Button>
      )}
    </li>
  );
});

interface AddressProps {
  readonly line: ResendReviewLine;
  readonly index: number;
  readonly label: string;
}

function Address({ line, index, label }: AddressProps) {
  const { t } = useTranslation('orderHistory');
  const { values, isSubmitting } = useFormikContext<ReviewValues>();
  const containerRef = useRef<HTMLDivElement>(null);
  const wasSubmitting = useRef(isSubmitting);
  useEffect(() => {
    // After a refusal the form chooses among the wrong ones, and of several dead addresses the first one is.
    const isTyping = document.activeElement?.matches('input') === true;
    if (!wasSubmitting.current && !isTyping) containerRef.current?.querySelector('input')?.focus();
  }, []);
  const isNew = isNewAddress(line, values.lines[index]?.email ?? '');
  return (
    <div ref={containerRef} className="pr-review__address">
      {hasDeadAddress(line) && <DeadAddress address={line.recipientEmail ?? ''} reason={line.reason ?? 'unknown'} />}
      <TextField
        name={`lines.${index}.email`}
        type="email"
        label={label}
        autoComplete="off"
        help={isNew && (line.wasOpened ? <FieldWarning>{t('resend.opened')}</FieldWarning> : t('resend.moves'))}
        required
      />
    </div>
  );
}
