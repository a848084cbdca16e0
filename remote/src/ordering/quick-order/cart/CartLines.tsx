import { Menu } from '@mantine/core';
import type { CartLine, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { isMailed } from '@portal/shared/domain/ordering/deliveryKinds';
import type { LineDifference } from '@portal/shared/domain/ordering/lineDifferences';
import { SETTINGS } from '@portal/shared/domain/settings';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { RowMenu } from '../../../ui/menu/RowMenu.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import type { MailedLineProps } from '../../mailed-lines/MailedLine.tsx';
import { useListCartLinesQuery } from './cartApi.ts';
import { getLineContact, getRecipientName } from './cartLine.ts';
import type { EditCartLineProps, EditedLine } from './EditCartLine.tsx';
import type { LineErrorsProps } from './LineErrors.tsx';
import { LinePager } from './LinePager.tsx';
import { LineReferences } from './LineReferences.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import type { LineRemoval } from './useLineRemoval.ts';
import { usePageTokens } from './usePageTokens.ts';
import type { ShownLines } from './useShownLines.ts';

const EditCartLine = lazyPart<EditCartLineProps>(
  async () => (await import(/* webpackChunkName: "cart" */ './EditCartLine.tsx')).EditCartLine,
);

const LineErrors = lazyPart<LineErrorsProps>(
  async () => (await import(/* webpackChunkName: "cart-errors" */ './LineErrors.tsx')).LineErrors,
);

const MailedLine = lazyPart<MailedLineProps>(
  async () => (await import('../../mailed-lines/MailedLine.tsx')).MailedLine,
);

const PAGE_SIZE = SETTINGS.paging.cartLines;
const getKey = ({ identifier }: CartLine): string => identifier;

interface CartLinesProps {
  readonly cart: ShoppingCart;
  readonly shown: ShownLines;
  readonly removal: LineRemoval;
  /** A line reads differently now. */
  readonly onChanged: () => void;
  /** The cart was ordered elsewhere. */
  readonly onPlaced: () => void;
  readonly actions: ReactNode;
}

/** Lists who gets what, some lines at a time; each can be changed and taken out. */
export function CartLines({ cart, shown, ...props }: CartLinesProps) {
  const { cartId, lineItemCount, pendingLineItemCount } = cart;
  const { t } = useTranslation('cart');
  const { removal, onChanged, onPlaced } = props;
  const total = shown.count;
  const tokens = usePageTokens(JSON.stringify(shown.query));
  const [edited, setEdited] = useState<EditedLine | null>(null);
  const { data, currentData, error, isFetching, refetch } = useListCartLinesQuery({
    cartId,
    ...shown.query,
    pageToken: tokens.pageToken,
    pageSize: PAGE_SIZE,
    isFilling: pendingLineItemCount > 0,
  });
  // The last line of the last page was taken out.
  if (data?.rows.length === 0 && !isFetching && tokens.page > 0) tokens.back();
  return (
    <>
      {!shown.isAll && (
        <p role="status" className="pr-cart__shown">
          {t('lines.shownOnly', { count: total, total: lineItemCount })}
          <button type="button" className="pr-link" onClick={shown.showAll}>
            {t('lines.showAll')}
          </button>
        </p>
      )}
      <DataTable
        label={t('lines.label')}
        columns={useCartColumns(setEdited, removal.remove)}
        rowKey={getKey}
        rows={data?.rows}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState text={t('lines.none')} />}
      />
      <RemovedNotice removal={removal} />
      <div className="pr-cart__pager">
        <span className="pr-cart__actions">{props.actions}</span>
        {total > PAGE_SIZE && (
          <LinePager tokens={tokens} pageSize={PAGE_SIZE} total={total} nextToken={currentData?.nextPageToken} />
        )}
      </div>
      {edited !== null && (
        <OverlayBoundary onClose={() => setEdited(null)}>
          <EditCartLine
            edited={edited}
            cart={cart}
            onClose={() => setEdited(null)}
            onSaved={() => {
              setEdited(null);
              onChanged();
            }}
            onPlaced={onPlaced}
          />
        </OverlayBoundary>
      )}
    </>
  );
}

function useCartColumns(
  onEdit: (edited: EditedLine) => void,
  onRemove: (line: CartLine) => Promise<void>,
): readonly Column<CartLine>[] {
  const { t } = useTranslation('cart');
  return useMemo(
    () => [
      {
        id: 'recipient',
        header: t('lines.recipient'),
        width: 'minmax(160px, 2fr)',
        cell: (line) => (
          <span className="pr-cart__two">
            <span>{getRecipientName(line)}</span>
            {isMailed(line.recipient.deliveryType) ? (
              <Suspense fallback={null}>
                <MailedLine line={line} />
              </Suspense>
            ) : (
              <span className="pr-checkout__help">{getLineContact(line)}</span>
            )}
            <LineReferences line={line} />
            <Differs line={line} in="text" />
            <Wrong line={line} column="recipient" onEdit={onEdit} />
          </span>
        ),
      },
      {
        id: 'reward',
        header: t('lines.reward'),
        width: 'minmax(120px, 1.4fr)',
        cell: (line) => (
          <span className="pr-cart__two">
            <span>{line.rewardItem.rewardName}</span>
            <Differs line={line} in="reward" />
            <Wrong line={line} column="reward" onEdit={onEdit} />
          </span>
        ),
      },
      {
        id: 'amount',
        header: t('lines.amount'),
        width: '120px',
        align: 'right',
        cell: (line) => (
          <span className="pr-cart__two">
            <Money amount={line.amount} currencyCode={line.rewardItem.currencyCode} variant="table" />
            <Differs line={line} in="amount" />
            <Wrong line={line} column="amount" onEdit={onEdit} />
          </span>
        ),
      },
      {
        id: 'actions',
        header: t('lines.actions'),
        width: '56px',
        isActions: true,
        cell: (line) => (
          <RowMenu label={t('lines.actionsOf', { name: getRecipientName(line) })}>
            <Menu.Item onClick={() => onEdit({ line, field: null })}>{t('edit.action')}</Menu.Item>
            <Menu.Item color="red" onClick={() => void onRemove(line)}>
              {t('remove.action')}
            </Menu.Item>
          </RowMenu>
        ),
      },
    ],
    [t, onEdit, onRemove],
  );
}

/** The mistakes in a column of a line; most lines have none. */
const Wrong = (props: LineErrorsProps) =>
  props.line.errors.length > 0 && (
    <Suspense fallback={null}>
      <LineErrors {...props} />
    </Suspense>
  );

/** Marks what a line has otherwise than most lines of its cart. */
function Differs({ line, in: difference }: { readonly line: CartLine; readonly in: LineDifference }) {
  const { t } = useTranslation('cart');
  if (!line.differences.includes(difference)) return null;
  return <span className="pr-cart__differs">{t(`lines.differs.${difference}`)}</span>;
}
