import { Menu } from '@mantine/core';
import type { OrderLineRow } from '@portal/shared/contract/orders';
import type { RewardAction } from '@portal/shared/domain/ordering/rewardActions';
import type { TFunction } from 'i18next';
import { RowMenu } from '../../../ui/menu/RowMenu.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { getRecipientName } from '../line/lineName.ts';

/** An action on the reward of a row. */
export interface RowAction {
  readonly referenceOrderId: string;
  readonly lineNumber: number;
  readonly action: RewardAction;
}

/** Tells whether anything can be done to one of these rewards. */
export const hasActions = (rows: readonly OrderLineRow[] | undefined): boolean =>
  rows?.some(({ actions }) => actions.length > 0) === true;

/** The column of what can be done to each reward now. */
export const createActionColumn = <Row extends OrderLineRow>(
  t: TFunction<'orderHistory'>,
  getOrderId: (row: Row) => string,
  onAction: (action: RowAction) => void,
): Column<Row> => ({
  id: 'actions',
  header: t('column.actions'),
  width: '58px',
  isActions: true,
  cell: (row) =>
    row.actions.length > 0 && (
      <RowMenu label={t('act.of', { recipient: getRecipientName(t, row) })}>
        {row.actions.map((action) => (
          <Menu.Item
            key={action}
            onClick={() => onAction({ referenceOrderId: getOrderId(row), lineNumber: row.lineNumber, action })}
            {...(action === 'CANCEL' && { color: 'red' })}
          >
            {t(`act.${action}`)}
          </Menu.Item>
        ))}
      </RowMenu>
    ),
});
