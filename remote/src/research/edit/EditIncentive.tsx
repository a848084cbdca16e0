import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router-dom';
import { useLocale } from '../../i18n/useLocale.ts';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { FormData } from '../form/FormData.tsx';
import { IncentiveForm } from '../form/IncentiveForm.tsx';
import { toIncentiveValues } from '../form/incentiveValues.ts';
import { useSaveIncentive } from '../form/useSaveIncentive.ts';
import { getIncentiveDraftKey } from '../incentiveDraft.ts';
import { useUpdateIncentiveMutation } from '../researchApi.ts';
import { EditFailure } from './EditFailure.tsx';

/** The form of an incentive that exists. */
export function EditIncentive({ incentive }: { readonly incentive: IncentiveDetail }) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const [updateIncentive] = useUpdateIncentiveMutation();
  const onSaved = useSaveIncentive('saved');
  const { incentiveId } = incentive;
  const title = t('title.editNamed', { name: incentive.displayName });
  return (
    <Page>
      <PageHeader title={title} />
      <FormData>
        {({ groups, findItem }) => (
          <IncentiveForm
            label={title}
            initialValues={toIncentiveValues(incentive, findItem, locale)}
            groups={groups}
            findItem={findItem}
            draftKey={getIncentiveDraftKey(incentiveId)}
            submitLabel={t('action.save')}
            incentive={incentive}
            failure={<EditFailure incentiveId={incentiveId} findItem={findItem} />}
            cancelTo={generatePath(PATHS.incentive, { incentiveId })}
            onSubmit={(body, { version }) => updateIncentive({ incentiveId, body: { ...body, version } }).unwrap()}
            onSaved={onSaved}
          />
        )}
      </FormData>
    </Page>
  );
}
