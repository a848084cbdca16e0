import type { Upload, UploadRewardNames } from '@portal/shared/contract/uploads';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { RewardPicker } from '../../../entities/catalog/RewardPicker.tsx';
import { useReward } from '../../../entities/catalog/useReward.ts';
import { useListRewardNamesQuery } from '../uploadApi.ts';
import { getMeantReward, type MappingValues } from './mappingValues.ts';

type RewardName = UploadRewardNames[number];

/** The names in the column of rewards, each with the reward that it means, for a yes; of several that fit, one is asked for. */
export function RewardNames({ upload }: { readonly upload: Upload }) {
  const { values } = useFormikContext<MappingValues>();
  const column = values.columns.indexOf('utid');
  return column === -1 ? null : <NamesOfColumn key={column} upload={upload} column={column} />;
}

function NamesOfColumn({ upload: { uploadId, kind }, column }: { readonly upload: Upload; readonly column: number }) {
  const { t } = useTranslation('upload');
  const { values, setFieldValue } = useFormikContext<MappingValues>();
  const { currentData: names, error, refetch } = useListRewardNamesQuery({ uploadId, column });
  if (names === undefined)
    return error === undefined ? (
      <PageSkeleton rows={2} />
    ) : (
      <PartFailure error={error} onRetry={() => void refetch()} />
    );
  if (names.length === 0) return null;
  return (
    <div className="pr-mapping__values">
      <h2>{t('names.title')}</h2>
      <p className="pr-upload__help">{t('names.help')}</p>
      <ul className="pr-mapping">
        {names.map((one) => (
          <li key={one.name} className="pr-mapping__column">
            <div>
              <strong>{t('names.quoted', { name: one.name })}</strong>
              <p className="pr-upload__help">{t('rows', { count: one.count })}</p>
            </div>
            <MeantReward
              one={one}
              method={kind}
              value={getMeantReward(values, one)}
              onChange={(utid) => void setFieldValue('rewards', { ...values.rewards, [one.name]: utid })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MeantRewardProps {
  readonly one: RewardName;
  readonly method: Upload['kind'];
  readonly value: string;
  readonly onChange: (utid: string) => void;
}

function MeantReward({ one: { name, candidates, nearest }, method, value, onChange }: MeantRewardProps) {
  const { t } = useTranslation('upload');
  const resembling = useReward(nearest ?? '');
  const isOpen = value === '';
  const question = candidates.length > 0 ? t('names.ambiguous', { count: candidates.length }) : t('names.unknown');
  return (
    <div>
      <RewardPicker
        label={t('names.means', { name })}
        value={value}
        onChange={onChange}
        method={method}
        first={nearest === null ? candidates : [nearest]}
        {...(isOpen && { help: question })}
      />
      {isOpen && resembling !== null && (
        <button type="button" className="pr-link" onClick={() => onChange(resembling.item.utid)}>
          {t('names.use', { reward: resembling.item.rewardName })}
        </button>
      )}
    </div>
  );
}
