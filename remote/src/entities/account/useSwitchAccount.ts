import type { Account } from '@portal/shared/contract/customers';
import { useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { selectionOf } from './selectionOf.ts';
import { SwitchAccountContext } from './switchAccountContext.ts';

/** Optimistic account switch; a refusal restores the old account with a toast. Resolves to whether it worked. */
export function useSwitchAccount(): (account: Account) => Promise<boolean> {
  const { t } = useTranslation('work');
  const notify = useNotify();
  const switchTo = useContext(SwitchAccountContext);
  return useCallback(
    async (account) => {
      const worked = await switchTo(selectionOf(account));
      if (!worked) notify.error(t('account.switchFailed'));
      return worked;
    },
    [switchTo, notify, t],
  );
}
