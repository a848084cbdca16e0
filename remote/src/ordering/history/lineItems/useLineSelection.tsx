import type { LineItemRow } from '@portal/shared/contract/lineItems';
import { RESENDING } from '@portal/shared/domain/access/permissions';
import { lineReference } from '@portal/shared/domain/ordering/lineReference';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCan } from '../../../entities/permissions/useCan.ts';
import type { TableSelection } from '../../../ui/table/TableSelection.ts';
import { readChosenLines } from '../batch/readChosenLines.ts';
import { getRecipientName } from '../line/lineName.ts';
import { SelectedLines } from './SelectedLines.tsx';

/** The lines that a user chooses across pages to send them again; undefined for one who may send none. */
export function useLineSelection(rows: readonly LineItemRow[] | undefined): TableSelection | undefined {
  const { t } = useTranslation('orderHistory');
  const mayResend = useCan({ any: RESENDING });
  const { state } = useLocation() as { readonly state: unknown };
  // The user who comes back finds the lines chosen before.
  const [keys, setKeys] = useState(() => readChosenLines(state));
  const getLabel = useCallback(
    (key: string) => {
      const row = rows?.find(({ lineId }) => lineId === key);
      if (row === undefined) return key;
      const reference = lineReference(row.referenceOrderId, row.lineNumber);
      return t('select.line', { recipient: getRecipientName(t, row), reference });
    },
    [rows, t],
  );
  return useMemo(
    () =>
      mayResend
        ? { keys, onChange: setKeys, getLabel, actions: <SelectedLines lineIds={keys} onClear={() => setKeys([])} /> }
        : undefined,
    [mayResend, keys, getLabel],
  );
}
