import type { AllowlistOfPlatform } from '@portal/shared/contract/allowlist';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLadder } from '../../ui/actions/ActionLadder.tsx';
import type { LadderAction } from '../../ui/actions/LadderAction.ts';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../ui/lazy/useLoadAhead.ts';
import { useSaveList } from '../useSaveList.ts';

const loadSwitch = async () => (await import('./SwitchDialog.tsx')).SwitchDialog;
const SwitchDialog = lazyDialog(loadSwitch);
const loadUndo = async () => (await import('./UndoDialog.tsx')).UndoDialog;
const UndoDialog = lazyDialog(loadUndo);

/** The actions on the recipient list: upload, switch, download, bring back. */
export function RecipientsLadder({ list }: { readonly list: AllowlistOfPlatform | null }) {
  const { t } = useTranslation('allowlist');
  const [asked, setAsked] = useState<'switch' | 'undo' | null>(null);
  const save = useSaveList();
  useLoadAhead(loadSwitch);
  const close = () => setAsked(null);
  const more: LadderAction[] = [
    ...(list === null ? [] : [{ key: 'export', label: t('action.export'), onClick: () => void save('export') }]),
    { key: 'template', label: t('action.template'), onClick: () => void save('template') },
    ...(list === null || list.former === null
      ? []
      : [{ key: 'undo', label: t('action.undo'), onClick: () => setAsked('undo') }]),
  ];
  return (
    <>
      <ActionLadder
        primary={{ key: 'update', label: t('action.update'), to: PATHS.updateRecipients }}
        secondary={
          list === null
            ? null
            : {
                key: 'switch',
                label: t(list.enabled ? 'switch.off.confirm' : 'switch.on.confirm'),
                onClick: () => setAsked('switch'),
                reason: list.enabled || list.recipientCount > 0 ? null : t('switch.empty'),
              }
        }
        more={more}
      />
      {asked === 'switch' && list !== null && <SwitchDialog list={list} onClose={close} />}
      {asked === 'undo' && list !== null && list.former !== null && (
        <UndoDialog list={list} former={list.former} onClose={close} />
      )}
    </>
  );
}
