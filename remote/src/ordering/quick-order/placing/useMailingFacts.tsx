import type { Quote, QuotedMailing } from '@portal/shared/contract/shoppingCarts';
import { useTranslation } from 'react-i18next';
import { PostalAddress } from '../../../entities/address/PostalAddress.tsx';
import { useShippingTexts } from '../../../entities/shipping/useShippingTexts.ts';
import type { Fact } from '../../../ui/facts/FactList.tsx';

/** Returns where an order goes by post, with which letter and by which method; nothing where none of it does. */
export function useMailingFacts({ mailing }: Quote): readonly Fact[] {
  const { t } = useTranslation('quickOrder');
  const { deliveryDays } = useShippingTexts();
  if (mailing === null) return [];
  const { name, address, addressCount, letter, lineCount } = mailing;
  const more = addressCount - 1;
  return [
    {
      label: t('mailing.address'),
      value: (
        <>
          <strong className="pr-order-facts__name">{name}</strong>
          <PostalAddress address={address} />
          {more > 0 && <p className="pr-order-facts__help">{t('mailing.moreAddresses', { count: more })}</p>}
        </>
      ),
    },
    { label: t('mailing.method'), value: <Methods mailing={mailing} /> },
    { label: t('mailing.days'), value: t('mailing.daysText', { days: deliveryDays }) },
    { label: t('mailing.letterhead'), value: letter?.letterHeadTitle },
    { label: t('mailing.letter'), value: letter && <Letter letter={letter} isOne={lineCount === 1} name={name} /> },
  ];
}

function Methods({ mailing: { methods } }: { readonly mailing: QuotedMailing }) {
  const { t } = useTranslation('quickOrder');
  const { getMethodName } = useShippingTexts();
  return (
    <ul className="pr-order-facts__list">
      {methods.map(({ physicalMethod, lineCount }) => {
        const method = getMethodName(physicalMethod);
        return (
          <li key={physicalMethod}>
            {methods.length === 1 ? method : t('mailing.byMethod', { count: lineCount, method })}
          </li>
        );
      })}
    </ul>
  );
}

interface LetterProps {
  readonly letter: NonNullable<QuotedMailing['letter']>;
  readonly isOne: boolean;
  /** The name of the first recipient. */
  readonly name: string;
}

function Letter({ letter: { toName, fromName, message, isForAll }, isOne, name }: LetterProps) {
  const { t } = useTranslation('quickOrder');
  return (
    <>
      <p className="pr-order-facts__line">{t('mailing.to', { name: toName ?? '' })}</p>
      <p className="pr-order-facts__text">{message}</p>
      <p className="pr-order-facts__line">{t('mailing.from', { name: fromName ?? '' })}</p>
      {!isOne && (
        <p className="pr-order-facts__help">{t(isForAll ? 'confirm.asFirst' : 'mailing.ofFirst', { name })}</p>
      )}
    </>
  );
}
