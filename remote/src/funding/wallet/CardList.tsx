import { Menu } from '@mantine/core';
import type { PaymentCard } from '@portal/shared/contract/creditCards';
import { PATHS } from '@portal/shared/domain/access/paths';
import { checkExpiration, typedExpiration } from '@portal/shared/domain/funding/cardFacts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { serverNow } from '../../api/serverClock.ts';
import { CardBrandIcon } from '../../entities/card/CardBrandIcon.tsx';
import { useEnding } from '../../entities/card/useEnding.ts';
import { useHold } from '../../entities/card/useHold.ts';
import { Can } from '../../entities/permissions/Can.tsx';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { RowMenu } from '../../ui/menu/RowMenu.tsx';
import '../bank-accounts/locales.ts';
import '../cards/cards.css';
import { FROM_PAGE } from '../cards/useCardDialog.ts';

const RemoveCardDialog = lazyDialog(async () => (await import('./RemoveCardDialog.tsx')).RemoveCardDialog);

const NO_BREAK = '\u00a0';

/** The saved cards of an account. */
export function CardList({ cards }: { readonly cards: readonly PaymentCard[] }) {
  const { t } = useTranslation('bankAccounts');
  const [removed, setRemoved] = useState<PaymentCard | null>(null);
  return (
    <>
      <ul className="pr-cards" aria-label={t('wallet.cards')}>
        {cards.map((card) => (
          <li key={card.token} className="pr-cards__card">
            <CardBrandIcon brand={card.creditCardType} isDecorative />
            <CardFacts card={card} />
            <Can all={['PAYMENT_METHODS_MANAGE']}>
              <CardMenu card={card} onRemove={() => setRemoved(card)} />
            </Can>
          </li>
        ))}
      </ul>
      {removed !== null && <RemoveCardDialog card={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

function CardFacts({ card }: { readonly card: PaymentCard }) {
  const { t } = useTranslation('card');
  const getHold = useHold();
  const getEnding = useEnding();
  const hold = getHold(card);
  const month = typedExpiration(card.expiration).replaceAll(' ', NO_BREAK);
  const isPast = checkExpiration(card.expiration, new Date(serverNow())) !== null;
  const facts = [getEnding(card), t(isPast ? 'expired' : 'expires', { month }), hold].filter((fact) => fact !== null);
  return (
    <div className="pr-cards__name">
      <strong>{card.displayName}</strong>
      <div className="pr-cards__facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </div>
    </div>
  );
}

function CardMenu({ card, onRemove }: { readonly card: PaymentCard; readonly onRemove: () => void }) {
  const { t } = useTranslation('paymentCards');
  const { token: cardToken, accountIdentifier: account } = card;
  const editTo = {
    pathname: generatePath(PATHS.editCard, { cardToken }),
    search: `?account=${encodeURIComponent(account)}`,
  };
  return (
    <RowMenu label={t('wallet.actions', { card: card.displayName })}>
      <Menu.Item component={Link} to={editTo} state={FROM_PAGE}>
        {t('wallet.edit')}
      </Menu.Item>
      <Menu.Item color="red" onClick={onRemove}>
        {t('wallet.remove')}
      </Menu.Item>
    </RowMenu>
  );
}
