import { Button } from '@mantine/core';
import type { UploadLine } from '@portal/shared/contract/uploads';
import { useTranslation } from 'react-i18next';
import { CopyableId } from '../../../ui/copy/CopyableId.tsx';
import { useReward } from '../../../entities/catalog/useReward.ts';
import { listResembling } from './listResembling.ts';

interface RewardDetailProps {
  readonly line: UploadLine;
  readonly onChoose: (utid: string) => void;
}

/** The code of a cell's reward, to be copied; of a name that none has, the reward that resembles it. */
export function RewardDetail({ line, onChoose }: RewardDetailProps) {
  const { t } = useTranslation('upload');
  const resembling = listResembling(line);
  const nearest = useReward(resembling.length === 1 ? (resembling[0] ?? '') : '');
  if (useReward(line.utid) !== null) return <CopyableId value={line.utid} name={t('cells.code')} />;
  if (nearest === null) return null;
  return (
    <Button size="xs" variant="default" onClick={() => onChoose(nearest.item.utid)}>
      {t('names.use', { reward: nearest.item.rewardName })}
    </Button>
  );
}
