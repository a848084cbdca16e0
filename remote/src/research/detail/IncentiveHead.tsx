import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { Can } from '../../entities/permissions/Can.tsx';
import { ActionLadder } from '../../ui/actions/ActionLadder.tsx';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../ui/lazy/useLoadAhead.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { CHANGE_INCENTIVES } from '../incentiveRights.ts';
import { IncentiveStatusChip } from '../IncentiveStatusChip.tsx';

const loadStatus = async () => (await import('../actions/StatusDialog.tsx')).StatusDialog;
const loadTest = async () => (await import('../actions/SendTestDialog.tsx')).SendTestDialog;
const StatusDialog = lazyDialog(loadStatus);
const SendTestDialog = lazyDialog(loadTest);

/** The name of an incentive, its state and what can be done with it. */
export function IncentiveHead({ incentive }: { readonly incentive: IncentiveDetail }) {
  const { t } = useTranslation('research');
  const [opened, setOpened] = useState<'status' | 'test' | null>(null);
  useLoadAhead(loadStatus);
  useLoadAhead(loadTest);
  const { incentiveId, displayName: name, status } = incentive;
  const close = () => setOpened(null);
  const edit = {
    key: 'edit',
    label: t('action.edit'),
    to: generatePath(PATHS.editIncentive, { incentiveId }),
  };
  const test = { key: 'test', label: t('action.test'), onClick: () => setOpened('test') };
  const turn = {
    key: 'status',
    label: t(status === 'INACTIVE' ? 'action.activate' : 'action.deactivate'),
    onClick: () => setOpened('status'),
  };
  const ladder =
    status === 'INACTIVE' ? (
      <ActionLadder label={t('action.of', { name })} primary={turn} secondary={edit} more={[test]} />
    ) : (
      <ActionLadder label={t('action.of', { name })} primary={edit} secondary={test} more={[turn]} />
    );
  return (
    <>
      <PageHeader
        title={name}
        subtitle={
          <span className="pr-incentive__about">
            <IncentiveStatusChip incentive={incentive} />
            <Link to={PATHS.incentives}>{t('action.all')}</Link>
          </span>
        }
        action={<Can {...CHANGE_INCENTIVES}>{ladder}</Can>}
      />
      {opened === 'status' && <StatusDialog incentive={incentive} onClose={close} />}
      {opened === 'test' && <SendTestDialog incentive={incentive} onClose={close} />}
    </>
  );
}
