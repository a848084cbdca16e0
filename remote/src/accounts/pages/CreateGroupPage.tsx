import type { NewGroupBody } from '@portal/shared/contract/accounts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { groupPath } from '../accountPaths.ts';
import '../accounts.css';
import { useCreateGroupMutation } from '../accountsApi.ts';
import { groupSchema, NEW_GROUP, toGroupBody } from '../create/groupForm.ts';
import { NameFields } from '../create/NameFields.tsx';

/** A new group. */
export function CreateGroupPage() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const notify = useNotify();
  const getIdempotencyKey = useIdempotencyKey();
  const [createGroup] = useCreateGroupMutation();
  const create = (body: NewGroupBody) => createGroup({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap();
  return (
    <Page>
      <PageHeader title={t('title.createGroup')} subtitle={t('create.aboutGroup')} />
      <div className="pr-accounts__form">
        <FormShell
          label={t('title.createGroup')}
          initialValues={NEW_GROUP}
          schema={groupSchema}
          toBody={toGroupBody}
          onSubmit={create}
          onSaved={({ identifier, displayName }) => {
            notify.success(t('created', { name: displayName }));
            void navigate(groupPath(identifier), { replace: true });
          }}
          errorFallback={t('create.failed')}
          draftKey="accounts.newGroup"
        >
          <NameFields />
          <FormActions>
            <SubmitButton>{t('action.createGroup')}</SubmitButton>
          </FormActions>
        </FormShell>
      </div>
    </Page>
  );
}
