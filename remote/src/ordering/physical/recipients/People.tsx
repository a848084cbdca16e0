import { Menu } from '@mantine/core';
import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { messageText } from '../../../i18n/messageText.ts';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import { lazyDialog } from '../../../ui/lazy/lazyDialog.tsx';
import { RowMenu } from '../../../ui/menu/RowMenu.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { useKeptFocus } from '../../../ui/page/useKeptFocus.ts';
import { getRecipientName, RemovedNotice, useLineRemoval } from '../../quick-order/index.ts';
import { LineAddress } from '../../mailed-lines/LineAddress.tsx';
import { listStepErrors, type PhysicalOrder } from '../physicalOrder.ts';
import type { EditPersonProps } from './EditPerson.tsx';

const EditPerson = lazyDialog<EditPersonProps>(async () => (await import('./EditPerson.tsx')).EditPerson);

interface PeopleProps {
  readonly order: PhysicalOrder;
  /** The cart was ordered elsewhere. */
  readonly onPlaced: () => void;
}

/** The people of the order with what they get, each to be changed and taken out. */
export function People({ order, onPlaced }: PeopleProps) {
  const { t } = useTranslation('physicalOrder');
  const { cart, lines, hasMoreLines } = order;
  const [edited, setEdited] = useState<CartLine | null>(null);
  const removal = useLineRemoval(cart.cartId, onPlaced);
  const containerRef = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={containerRef} tabIndex={-1} className="pr-physical__list">
      <ul className="pr-physical__people" aria-label={t('people.label')}>
        {lines.map((line) => (
          <li key={line.identifier} className="pr-physical__person">
            <Person line={line} />
            <RowMenu label={t('people.actionsOf', { name: getRecipientName(line) })}>
              <Menu.Item onClick={() => setEdited(line)}>{t('people.edit')}</Menu.Item>
              <Menu.Item color="red" onClick={() => void removal.remove(line)}>
                {t('people.remove')}
              </Menu.Item>
            </RowMenu>
          </li>
        ))}
      </ul>
      {hasMoreLines && (
        <p className="pr-physical__help">
          {t('people.more', { count: lines.length })} <Link to={PATHS.cart}>{t('people.toCart')}</Link>
        </p>
      )}
      <RemovedNotice removal={removal} />
      {edited !== null && <EditPerson cartId={cart.cartId} line={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

function Person({ line }: { readonly line: CartLine }) {
  const { i18n } = useTranslation();
  const { rewardItem, amount } = line;
  return (
    <div className="pr-physical__facts">
      <span className="pr-physical__name">{getRecipientName(line)}</span>
      <LineAddress line={line} />
      <span className="pr-physical__help">
        {rewardItem.rewardName} · <Money amount={amount} currencyCode={rewardItem.currencyCode} />
      </span>
      {listStepErrors('recipients', line).map(({ field, i18nKey, values }) => (
        <FieldError key={`${field} ${i18nKey}`}>
          {messageText(i18n, { key: i18nKey, ...(values && { values }) })}
        </FieldError>
      ))}
    </div>
  );
}
