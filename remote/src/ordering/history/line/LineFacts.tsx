import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { isMailed } from '@portal/shared/domain/ordering/deliveryKinds';
import { lastDayOf } from '@portal/shared/domain/ordering/lastDay';
import { lineReference } from '@portal/shared/domain/ordering/lineReference';
import { fillPlaceholders } from '@portal/shared/domain/ordering/templatePlaceholders';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { PostalAddress } from '../../../entities/address/PostalAddress.tsx';
import { useLetterName } from '../../../entities/delivery-template/letter/useLetterName.ts';
import { useShippingTexts } from '../../../entities/shipping/useShippingTexts.ts';
import { getEnumerationLabel } from '../../../i18n/getEnumerationLabel.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { CopyableId } from '../../../ui/copy/CopyableId.tsx';
import { FactList } from '../../../ui/facts/FactList.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { ExactTime } from '../../../ui/time/ExactTime.tsx';
import { formatCalendarDay } from '../../../ui/time/formatTime.ts';
import { TrackingNumber } from './TrackingNumber.tsx';

const { deliveryDays: mailedDays } = SETTINGS.mailed;

/** The reward of a line: value and validity. */
export function RewardFacts({ line }: { readonly line: OrderLineDetail }) {
  const { t } = useTranslation('orderHistory');
  const locale = useLocale();
  const facts = [
    {
      label: t('fact.remaining'),
      value: line.remainingBalance !== null && (
        <Money amount={line.remainingBalance} currencyCode={line.currencyCode} />
      ),
    },
    {
      label: t('fact.charged'),
      value: <Money amount={line.charged} currencyCode={line.accountCurrencyCode} />,
    },
    {
      label: t('fact.shipping'),
      value: isMailed(line.deliveryMethod) && <Money amount={line.shipping} currencyCode={line.accountCurrencyCode} />,
    },
    { label: t('fact.issuedAt'), value: line.issued && <ExactTime at={line.issued} /> },
    {
      label: t('fact.expiration'),
      value: line.expiration && formatCalendarDay(lastDayOf(new Date(line.expiration)), locale),
    },
  ];
  return <FactList facts={facts.map(({ label, value }) => ({ label, value: value === false ? null : value }))} />;
}

/** How a line's reward travels and what the recipient reads with it. */
export function DeliveryFacts({ line }: { readonly line: OrderLineDetail }) {
  const { t, i18n } = useTranslation('orderHistory');
  const { getMethodName } = useShippingTexts();
  const locale = useLocale();
  const getLetterName = useLetterName();
  const facts = [
    { label: t('fact.deliveryMethod'), value: getEnumerationLabel(i18n, 'deliveryMethod', line.deliveryMethod) },
    { label: t('fact.tracking'), value: line.trackingNumber && <TrackingNumber value={line.trackingNumber} /> },
    { label: t('fact.address'), value: line.address && <PostalAddress address={line.address} /> },
    {
      label: t('fact.shippingMethod'),
      value: line.shippingInfo && getMethodName(line.shippingInfo.physicalMethod),
    },
    { label: t('fact.deliveryTime'), value: isMailed(line.deliveryMethod) && t('deliveryDays', mailedDays) },
    { label: t('fact.toName'), value: line.toName },
    { label: t('fact.email'), value: line.recipientEmail },
    { label: t('fact.phone'), value: line.recipientMobileNumber && formatMobileNumber(line.recipientMobileNumber) },
    { label: t('fact.template'), value: getLetterName(line.ptid, line.templateName) },
    { label: t('fact.subject'), value: subjectAsRead(line, locale) },
    { label: t('fact.letterhead'), value: line.letterHeadTitle },
    { label: t('fact.fromName'), value: line.fromName },
    { label: t('fact.message'), value: line.giftMessage },
    { label: t('fact.notes'), value: line.notes },
    { label: t('fact.location'), value: line.location },
    { label: t('fact.tour'), value: line.tourId },
    { label: t('fact.reservation'), value: line.reservationId },
  ];
  return <FactList facts={facts.map(({ label, value }) => ({ label, value: value === false ? null : value }))} />;
}

/** The subject with its placeholders filled, as it stood in the mail. */
const subjectAsRead = (line: OrderLineDetail, locale: string): string | null =>
  line.subject &&
  fillPlaceholders(line.subject, {
    recipient_name: line.toName ?? '',
    sender_name: line.fromName ?? '',
    reward_name: line.rewardName,
    reward_amount: formatMoney(line.amount, line.currencyCode, locale),
    order_reference: lineReference(line.referenceOrderId, line.lineNumber),
  });

/** Lists the identifiers by which other systems know a line, and how its price came about: folded, because few look for it. */
export function LineIdentifiers({ line }: { readonly line: OrderLineDetail }) {
  const { t } = useTranslation('orderHistory');
  const templateId = line.etid ?? line.ptid;
  const facts = [
    { label: t('fact.reference'), value: <CopyableId value={line.referenceOrderId} name={t('copy.reference')} /> },
    {
      label: t('fact.lineReference'),
      value: (
        <CopyableId value={lineReference(line.referenceOrderId, line.lineNumber)} name={t('copy.lineReference')} />
      ),
    },
    { label: t('fact.lineNumber'), value: t('number', { value: line.lineNumber }) },
    { label: t('fact.lineId'), value: <CopyableId value={line.lineId} name={t('copy.lineId')} /> },
    { label: t('fact.utid'), value: <CopyableId value={line.utid} name={t('copy.utid')} /> },
    { label: t('fact.brand'), value: line.brandName },
    { label: t('fact.templateId'), value: templateId && <CopyableId value={templateId} name={t('copy.template')} /> },
    {
      label: t('fact.externalReference'),
      value: line.externalReferenceId && (
        <CopyableId value={line.externalReferenceId} name={t('copy.externalReference')} />
      ),
    },
    { label: t('column.quantity'), value: t('number', { value: line.quantity }) },
    {
      label: t('fact.fee'),
      value: <Money amount={line.fee} currencyCode={line.accountCurrencyCode} />,
    },
    { label: t('fact.processed'), value: line.processedDate && <ExactTime at={line.processedDate} /> },
  ];
  return <FactList facts={facts} />;
}
