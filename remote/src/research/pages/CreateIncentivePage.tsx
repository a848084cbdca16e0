import { PATHS } from '@portal/shared/domain/access/paths';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/serverClock.ts';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { toIsoDay } from '../../ui/time/isoDay.ts';
import { readerZone } from '../../ui/time/readerZone.ts';
import { FormData } from '../form/FormData.tsx';
import { IncentiveForm } from '../form/IncentiveForm.tsx';
import { SaveFailure } from '../form/SaveFailure.tsx';
import { useSaveIncentive } from '../form/useSaveIncentive.ts';
import { NEW_INCENTIVE_DRAFT } from '../incentiveDraft.ts';
import { useCreateIncentiveMutation } from '../researchApi.ts';
import '../research.css';

/** A new incentive. It begins with the account that the user works in, the user's name as sender, and today. */
export function CreateIncentivePage() {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const principal = usePrincipal();
  const account = useSelectedAccount();
  const [createIncentive] = useCreateIncentiveMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const onSaved = useSaveIncentive('created');
  return (
    <Page>
      <PageHeader title={t('title.create')} />
      <FormData>
        {({ groups, findItem }) => (
          <IncentiveForm
            label={t('title.create')}
            initialValues={{
              displayName: '',
              accountIdentifier: account?.accountIdentifier ?? '',
              utid: '',
              amount: '',
              quantity: '',
              completesAllowed: '',
              typedIn: locale,
              etid: '',
              senderName: fullName(principal.firstName, principal.lastName),
              subject: '',
              message: '',
              startDate: toIsoDay(new Date(serverNow())),
              endDate: '',
              timeZone: readerZone(),
              version: 0,
            }}
            groups={groups}
            findItem={findItem}
            draftKey={NEW_INCENTIVE_DRAFT}
            submitLabel={t('action.create')}
            incentive={null}
            failure={<SaveFailure />}
            cancelTo={PATHS.incentives}
            onSubmit={(body) => createIncentive({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap()}
            onSaved={onSaved}
          />
        )}
      </FormData>
    </Page>
  );
}
