import type { Account } from '@portal/shared/contract/customers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { useAddCardMutation } from '../../entities/card/cardApi.ts';
import { storeSecretBody } from '../../api/secretBodies.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { formatExactTime } from '../../ui/time/formatTime.ts';
import { CardFields } from './CardFields.tsx';
import { toCardFieldName, NEW_CARD, createNewCardSchema, toNewCardBody } from './cardForm.ts';

interface AddCardFormProps {
  readonly account: Account;
  readonly onClose: () => void;
}

const SECRETS = ['number', 'code'] as const;

/** Saves a card for the account. */
export function AddCardForm({ account, onClose }: AddCardFormProps) {
  const { t } = useTranslation('paymentCards');
  const locale = useLocale();
  const notify = useNotify();
  const { username: email } = usePrincipal();
  const getIdempotencyKey = useIdempotencyKey();
  const [addCard] = useAddCardMutation();
  const schema = useMemo(() => createNewCardSchema(email, account.currencyCode), [email, account.currencyCode]);
  return (
    <FormShell
      label={t('label')}
      initialValues={NEW_CARD}
      schema={schema}
      toBody={toNewCardBody(account, email)}
      fieldName={toCardFieldName}
      sensitive={SECRETS}
      draftKey={null}
      onSubmit={(body) => {
        const key = getIdempotencyKey(body);
        storeSecretBody(key, body);
        return addCard(key).unwrap();
      }}
      onSaved={({ displayName, usableFrom }) => {
        notify.success(t('added', { card: displayName, time: formatExactTime(new Date(usableFrom), locale) }));
        onClose();
      }}
      errorFallback={t('failed.add')}
    >
      <CardFields mode="add" onCancel={onClose} />
    </FormShell>
  );
}
