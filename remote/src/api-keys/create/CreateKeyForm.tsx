import { Button } from '@mantine/core';
import type { ApiCredential, NewApiCredential, NewApiCredentialBody } from '@portal/shared/contract/apiCredentials';
import type { Customer } from '@portal/shared/contract/customers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { AccessField } from '../../entities/access/AccessField.tsx';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useCreateApiKeyMutation } from '../apiKeysApi.ts';
import { useKeyKind } from '../useKeyKind.ts';
import { CreateFailure } from './CreateFailure.tsx';
import { createKeyValues, keySchema, toKeyBody, toKeyField } from './keyValues.ts';
import { RedirectUrisField } from './RedirectUrisField.tsx';
import { ScopeField } from './ScopeField.tsx';

interface CreateKeyFormProps {
  readonly groups: readonly Customer[];
  /** The keys that stand in the way of another; else none. */
  readonly active: readonly ApiCredential[];
  readonly onSent: () => void;
  readonly onCreated: (created: NewApiCredential) => void;
  readonly onClose: () => void;
}

/** The form of a new key. A refusal keeps all that is typed. */
export function CreateKeyForm({ groups, active, onSent, onCreated, onClose }: CreateKeyFormProps) {
  const { t, i18n } = useTranslation('apiKeys');
  const { type, noun } = useKeyKind();
  const notify = useNotify();
  const account = useSelectedAccount();
  const getIdempotencyKey = useIdempotencyKey();
  const [createKey, { reset }] = useCreateApiKeyMutation();
  const initialValues = useMemo(() => createKeyValues(type, account?.accountIdentifier ?? null), [type, account]);
  const create = async (body: NewApiCredentialBody) => {
    onSent();
    try {
      return await createKey({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap();
    } catch (error) {
      notify.error(t(`${noun}.failed.create`));
      throw error;
    } finally {
      // The store would keep the key.
      reset();
    }
  };
  return (
    <FormShell
      label={t(`create.${type}`)}
      initialValues={initialValues}
      schema={keySchema}
      toBody={toKeyBody(type)}
      onSubmit={create}
      onSaved={onCreated}
      fieldName={toKeyField}
      draftKey={`apiKeys.create.${type}`}
      draftUntil="left"
      leaveGuard={false}
      showsFailure={false}
    >
      <CreateFailure active={active} />
      <TextField
        name="displayName"
        label={t('create.name')}
        help={t(`${noun}.nameHelp`)}
        autoComplete="off"
        isFirst
        required
      />
      <ScopeField />
      <AccessField legend={t(`${noun}.access`)} groups={groups} />
      {noun === 'key' && (
        <TextField name="lastDay" label={t('lastDay.optional')} help={t('lastDay.help')} type="date" />
      )}
      {type === 'OAUTH_CLIENT' && <RedirectUrisField />}
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {i18n.t('action.cancel')}
        </Button>
        <SubmitButton>{t(`${noun}.create`)}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}
