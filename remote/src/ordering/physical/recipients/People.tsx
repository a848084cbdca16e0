import { Menu } from '@mantine/core';
import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../../entities/platform/signedIn.ts';
import { messageText } from '../../../i18n/messageText.ts';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import { lazyDialog } from '../../../ui/lazy/lazyDialog.tsx';
import { RowMenu } from '../../../ui/menu/RowMenu.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { useKeptFocus } from '../../../ui/page/useKeptFocus.ts';
import { getRecipientName, RemovedNotice, useLineRemoval } from '../../quick-order/index.ts';
import { LineAddress } from '../../mailed-lines/LineAddress.tsx';
import { LinePages } from '../LinePages.tsx';
import { countIncomplete, listStepErrors, type PhysicalOrder } from '../physicalOrder.ts';
import { useMailedPages } from '../useMailedPages.ts';
import { WrongLines } from '../WrongLines.tsx';
import type { EditPersonProps } from './EditPerson.tsx';
import { RepeatedPerson } from './RepeatedPerson.tsx';
import { keepRepeat, readKeptRepeats } from './repeats.ts';

const EditPerson = lazyDialog<EditPersonProps>(async () => (await import('./EditPerson.tsx')).EditPerson);

interface PeopleProps {
  readonly order: PhysicalOrder;
  /** The cart was ordered elsewhere. */
  readonly onPlaced: () => void;
}

/** The people of the order with what they get, some at a time, each to be changed and taken out. */
export function People({ order, onPlaced }: PeopleProps) {
  const { t } = useTranslation('physicalOrder');
  const { cart, hasMoreLines } = order;
  const { cartId } = cart;
  const user = usePrincipal();
  const [edited, setEdited] = useState<CartLine | null>(null);
  const [kept, setKept] = useState(() => readKeptRepeats(user));
  const removal = useLineRemoval(cartId, onPlaced);
  const containerRef = useKeptFocus<HTMLDivElement>();
  const pages = useMailedPages(order, 'recipients');
  const wrongCount = countIncomplete('recipients', cart);
  const repeats = cart.mailing?.repeatedLines.filter((identifier) => !kept.includes(identifier)) ?? [];
  const keep = ({ identifier }: CartLine) => {
    setKept(keepRepeat(user, identifier));
    if (repeats.length === 1) pages.showOnly(null);
  };
  return (
    <div ref={containerRef} tabIndex={-1} className="pr-physical__list">
      {hasMoreLines && wrongCount > 0 && (
        <WrongLines pages={pages} only="invalid" title={t('wrong.people', { count: wrongCount })} />
      )}
      {hasMoreLines && repeats.length > 0 && (
        <WrongLines pages={pages} only="repeated" title={t('wrong.repeats', { count: repeats.length })} />
      )}
      <ul className="pr-physical__people" aria-label={t('people.label')}>
        {pages.lines?.map((line) => (
          <li key={line.identifier} className="pr-physical__person">
            <div className="pr-physical__facts">
              <Person line={line} />
              {repeats.includes(line.identifier) && (
                <RepeatedPerson
                  name={getRecipientName(line)}
                  onKeep={() => keep(line)}
                  onRemove={() => void removal.remove(line)}
                />
              )}
            </div>
            <RowMenu label={t('people.actionsOf', { name: getRecipientName(line) })}>
              <Menu.Item onClick={() => setEdited(line)}>{t('people.edit')}</Menu.Item>
              <Menu.Item color="red" onClick={() => void removal.remove(line)}>
                {t('people.remove')}
              </Menu.Item>
            </RowMenu>
          </li>
        ))}
      </ul>
      <LinePages order={order} pages={pages} />
      <RemovedNotice removal={removal} />
      {edited !== null && <EditPerson cartId={cartId} line={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

function Person({ line }: { readonly line: CartLine }) {
  const { i18n } = useTranslation();
  const { rewardItem, amount } = line;
  return (
    <>
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
    </>
  );
}
