import { Button } from '@mantine/core';
import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../../i18n/messageText.ts';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import { getRecipientName, isCorrectable } from './cartLine.ts';
import type { EditedLine } from './EditCartLine.tsx';

type LineColumn = 'recipient' | 'reward' | 'amount';

/** Columns of the server's fields; those of person, mail and note stand with the recipient. */
const COLUMN_BY_FIELD: Readonly<Record<string, LineColumn>> = { utid: 'reward', amount: 'amount', quantity: 'amount' };

export interface LineErrorsProps {
  readonly line: CartLine;
  readonly column: LineColumn;
  readonly onEdit: (edited: EditedLine) => void;
}

/** Says what is wrong in a column of a line, each with the way to its field. */
export function LineErrors({ line, column, onEdit }: LineErrorsProps) {
  const { t, i18n } = useTranslation('cart');
  return line.errors
    .filter(({ field }) => (COLUMN_BY_FIELD[field] ?? 'recipient') === column)
    .map(({ field, i18nKey, values }) => (
      <span key={`${field} ${i18nKey}`} className="pr-cart__wrong">
        <FieldError>{messageText(i18n, { key: i18nKey, ...(values && { values }) })}</FieldError>
        {isCorrectable({ field, i18nKey }) && (
          <Button
            size="xs"
            variant="default"
            aria-label={t('edit.fixOf', { name: getRecipientName(line) })}
            onClick={() => onEdit({ line, field })}
          >
            {t('edit.fix')}
          </Button>
        )}
      </span>
    ));
}
