import { Menu } from '@mantine/core';
import type { OrderLineRow } from '@portal/shared/contract/orders';
import { findRemedy, isRemedyPermitted, type DeliveryRemedy } from '@portal/shared/domain/ordering/deliveryRemedies';
import type { RewardAction } from '@portal/shared/domain/ordering/rewardActions';
import type { TFunction } from 'i18next';
import { RowMenu } from '../../../ui/menu/RowMenu.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { getRecipientName } from '../line/lineName.ts';

/** An action on the reward of a row; RESEND: the one that helps a reward that did not arrive. */
export interface RowAction {
  readonly referenceOrderId: string;
  readonly lineNumber: number;
  readonly action: RewardAction | 'RESEND';
}

/** Returns what helps the reward of a row, where the user may do that. */
export function findPermittedRemedy(row: OrderLineRow): DeliveryRemedy | null {
  const remedy = findRemedy(row);
  return remedy !== null && isRemedyPermitted(remedy, row.resendRight) ? remedy : null;
}

/** Tells whether anything can be done to one of these rewards. */
export const hasActions = (rows: readonly OrderLineRow[] | undefined): boolean =>
  rows?.some((row) => row.actions.length > 0 || findPermittedRemedy(row) !== null) === true;

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
  cell: (row) => {
    const remedy = findPermittedRemedy(row);
    const act = (action: RowAction['action']) =>
      onAction({ referenceOrderId: getOrderId(row), lineNumber: row.lineNumber, action });
    if (remedy === null && row.actions.length === 0) return null;
    return (
      <RowMenu label={t('act.of', { recipient: getRecipientName(t, row) })}>
        {remedy !== null && <Menu.Item onClick={() => act('RESEND')}>{t(`remedy.${remedy}`)}</Menu.Item>}
        {row.actions.toSorted(byHarm).map((action) => (
          <Menu.Item key={action} onClick={() => act(action)} {...(action === 'CANCEL' && { color: 'red' })}>
            {t(`act.${action}`)}
          </Menu.Item>
        ))}
      </RowMenu>
    );
  },
});

/** An action that takes the reward away comes last. */
const byHarm = (one: RewardAction, other: RewardAction): number =>
  Number(one === 'CANCEL') - Number(other === 'CANCEL');
