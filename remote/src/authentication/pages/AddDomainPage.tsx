import type { SsoDomain, SsoDomainBody } from '@portal/shared/contract/ssoDomains';
import { PATHS } from '@portal/shared/domain/access/paths';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useCreateSsoDomainMutation } from '../domainsApi.ts';

const schema = object({ domain: string().trim().required('error.sso.domainRequired') });

/** Adds a domain over the page, and leads to the record that proves it. */
export function AddDomainPage() {
  const { t, i18n } = useTranslation('authentication');
  const navigate = useNavigate();
  const [createDomain] = useCreateSsoDomainMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const close = () => void navigate(PATHS.authentication, { replace: true });
  return (
    <Dialog opened title={t('domain.add')} onClose={close}>
      <FormShell<SsoDomainBody, SsoDomainBody, SsoDomain>
        initialValues={{ domain: '' }}
        schema={schema}
        toBody={({ domain }) => ({ domain: domain.trim() })}
        onSubmit={(body) => createDomain({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap()}
        onSaved={({ domainId }) => void navigate(generatePath(PATHS.ssoDomain, { domainId }), { replace: true })}
        errorFallback={t('domain.addFailed')}
        draftKey={null}
        leaveGuard={false}
      >
        <p>{t('domain.addAbout')}</p>
        <TextField
          name="domain"
          label={t('domain.column.domain')}
          placeholder="example.com"
          autoComplete="off"
          inputMode="text"
          required
          isFirst
        />
        <FormActions>
          <Button variant="default" onClick={close}>
            {i18n.t('action.cancel')}
          </Button>
          <SubmitButton>{t('domain.add')}</SubmitButton>
        </FormActions>
      </FormShell>
    </Dialog>
  );
}
