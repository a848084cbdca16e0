import type { PlatformTreatments, TreatmentChange } from '@portal/shared/contract/staff';
import { DEFAULT_TREATMENT, TREATMENTS, type Treatment } from '@portal/shared/domain/access/treatments';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { SelectInput } from '../../ui/form/SelectField.tsx';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import { StatusChip, type StatusTone } from '../../ui/status/StatusChip.tsx';
import { getTone } from '../../ui/status/getTone.ts';
import type { Column } from '../../ui/table/column.ts';
import type { TreatmentChanges } from './useTreatmentChanges.ts';

export type FeatureTreatment = PlatformTreatments['treatments'][number];

const TONES: Readonly<Record<Treatment, StatusTone>> = { on: 'success', off: 'neutral', control: 'pending' };

/** The columns of features: name, what holds, and the choice, with why the last one was not saved. */
export function useTreatmentColumns(changes: TreatmentChanges): readonly Column<FeatureTreatment>[] {
  const { t, i18n } = useTranslation('staff');
  const failureText = (failure: unknown) =>
    failure !== null && (
      <span role="alert">
        <FieldError>{apiErrorMessage(i18n, failure, t('treatments.failed'))}</FieldError>
      </span>
    );
  const word = (treatment: Treatment): string => t(`treatment.${treatment}`);
  return [
    {
      id: 'feature',
      header: t('treatments.feature'),
      width: 'minmax(200px, 2fr)',
      cell: ({ feature }) => <span className="pr-staff-code">{feature}</span>,
    },
    {
      id: 'holds',
      header: t('treatments.holds'),
      width: 'minmax(112px, 1fr)',
      cell: ({ treatment }) => <StatusChip label={word(treatment)} tone={getTone(TONES, treatment)} />,
    },
    {
      id: 'choice',
      header: t('treatments.choice'),
      width: 'minmax(200px, 1.4fr)',
      cell: ({ feature, own, default: initial }) => (
        <SelectInput
          aria-label={t('treatments.choose', { feature })}
          size="xs"
          value={changes.chosen(feature) ?? own ?? DEFAULT_TREATMENT}
          error={failureText(changes.failure(feature))}
          options={[
            { value: DEFAULT_TREATMENT, label: t('treatments.default', { treatment: word(initial) }) },
            ...TREATMENTS.map((treatment) => ({ value: treatment, label: word(treatment) })),
          ]}
          onChange={({ currentTarget }) => {
            const chosen = CHOICES.find((one) => one === currentTarget.value);
            if (chosen !== undefined) changes.choose(feature, chosen);
          }}
        />
      ),
    },
  ];
}

const CHOICES: readonly TreatmentChange['treatment'][] = [DEFAULT_TREATMENT, ...TREATMENTS];
