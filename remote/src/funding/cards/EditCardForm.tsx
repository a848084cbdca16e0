import type { CardDetail } from '@portal/shared/contract/creditCards';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brandName } from '../../entities/card/brandName.ts';
import { CardBrandIcon } from '../../entities/card/CardBrandIcon.tsx';
import { useChangeCardMutation } from '../../entities/card/cardApi.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { CardFields } from './CardFields.tsx';
import { toCardFieldName, createEditCardSchema, toChangeCardBody, toCardValues } from './cardForm.ts';

interface EditCardFormProps {
  readonly token: string;
  readonly card: CardDetail;
  readonly onClose: () => void;
}

/** Changes a card; its number and code stay as they are. */
export function EditCardForm({ token, card, onClose }: EditCardFormProps) {
  const { t } = useTranslation('paymentCards');
  const { t: ofCard } = useTranslation('card');
  const notify = useNotify();
  const { username: email } = usePrincipal();
  const [changeCard] = useChangeCardMutation();
  const [initialValues] = useState(() => toCardValues(card));
  const schema = useMemo(() => createEditCardSchema(email), [email]);
  const name = ofCard('ending', { brand: brandName(ofCard, card.creditCardType), lastFour: card.lastFour });
  return (
    <FormShell
      label={t('label')}
      initialValues={initialValues}
      schema={schema}
      toBody={toChangeCardBody(card, email)}
      fieldName={toCardFieldName}
      draftKey={null}
      onSubmit={(body) => changeCard({ ...body, token }).unwrap()}
      onSaved={() => {
        notify.success(t('changed', { card: name }));
        onClose();
      }}
      errorFallback={t('failed.edit')}
    >
      <CardFields
        mode="edit"
        summary={
          <p className="pr-card-form__summary">
            <CardBrandIcon brand={card.creditCardType} isDecorative /> <strong>{name}</strong>
          </p>
        }
        onCancel={onClose}
      />
    </FormShell>
  );
}
