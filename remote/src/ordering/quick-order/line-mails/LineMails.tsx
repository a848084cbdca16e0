import { Button } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { SETTINGS } from '@portal/shared/domain/settings';
import { SUBJECT_TAGS } from '@portal/shared/domain/ordering/templateTags';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useListTemplatesQuery } from '../../../entities/delivery-template/templateApi.ts';
import { useTagChoices } from '../../../entities/delivery-template/useTagChoices.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { TagField } from '../../../ui/tags/TagField.tsx';
import { CHECKOUT_DRAFT } from '../../orderDraft.ts';
import type { CheckoutLimits } from '../checkout/checkoutSchema.ts';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import type { CheckoutReward } from '../checkout/useCheckout.ts';
import { LineMail } from '../message/LineMail.tsx';
import { areSameTexts } from '../message/mailTexts.ts';
import { TemplateField } from '../message/TemplateField.tsx';
import { LineChoice } from './LineChoice.tsx';
import './line-mails.css';
import { ALL_LINES, lineMailSchema, textsOf, withTexts, type LineMailValues } from './lineMailValues.ts';
import { shownLines, type ShownLine } from './shownLines.ts';

interface LineMailsProps {
  readonly reward: CheckoutReward;
  readonly order: CheckoutValues;
  readonly limits: CheckoutLimits;
}

/** The mail of one line or of all; it is kept with the order's draft and changes no template. */
export function LineMails({ reward, order, limits }: LineMailsProps) {
  const { t } = useTranslation('quickOrder');
  const navigate = useNavigate();
  const { search } = useLocation();
  const drafts = useDraftStore();
  const lines = shownLines(order);
  const [initialValues] = useState<LineMailValues>({ line: ALL_LINES, ...textsOf(order, ALL_LINES) });
  const back = { pathname: PATHS.checkout, search };
  const toOrder = <LinkButton to={back}>{t('lineMails.toOrder')}</LinkButton>;
  if (lines.length === 0) return <EmptyState text={t('lineMails.none')} action={toOrder} />;
  const keep = (values: LineMailValues): Promise<void> => {
    drafts.save(CHECKOUT_DRAFT, { ...withTexts(order, values) });
    return Promise.resolve();
  };
  return (
    <div className="pr-checkout">
      <FormShell<LineMailValues, LineMailValues>
        initialValues={initialValues}
        schema={lineMailSchema}
        context={limits}
        toBody={(values) => values}
        onSubmit={keep}
        onSaved={() => void navigate(back, { replace: true })}
        label={t('title.lineMails')}
      >
        <LineMailFields reward={reward} order={order} lines={lines} />
        <FormActions>
          <LinkButton to={back} variant="default">
            {t('lineMails.toOrder')}
          </LinkButton>
          <SubmitButton>{t('lineMails.use')}</SubmitButton>
        </FormActions>
      </FormShell>
    </div>
  );
}

interface LineMailFieldsProps {
  readonly reward: CheckoutReward;
  readonly order: CheckoutValues;
  readonly lines: readonly ShownLine[];
}

function LineMailFields({ reward, order, lines }: LineMailFieldsProps) {
  const { t } = useTranslation('quickOrder');
  const tags = useTagChoices(SUBJECT_TAGS);
  const { values, setValues } = useFormikContext<LineMailValues>();
  const templates = useListTemplatesQuery(order.accountIdentifier || skipToken);
  const shown = lines.find(({ row }) => String(row) === values.line) ?? lines[0];
  const title = t('preview.for', { name: shown?.name ?? '' });
  // What was written stays when it is to be for somebody else.
  const chooseLine = (line: string) =>
    void setValues((now) => ({
      ...now,
      line,
      ...(areSameTexts(now, textsOf(order, now.line)) && textsOf(order, line)),
    }));
  const chooseTemplate = ({ emailTemplateIdentifier, subjectTemplate }: EmailTemplate) =>
    void setValues((now) => {
      const before = templates.data?.find((template) => template.emailTemplateIdentifier === now.etid);
      const isOwn = now.subject !== '' && now.subject !== before?.subjectTemplate;
      return { ...now, etid: emailTemplateIdentifier, subject: isOwn ? now.subject : subjectTemplate };
    });
  return (
    <>
      <LineChoice lines={lines} reward={reward} onChoose={chooseLine} />
      {values.line !== ALL_LINES && !areSameTexts(values, order) && (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => void setValues({ ...values, ...textsOf(order, ALL_LINES) })}
        >
          {t('lineMails.asAll')}
        </Button>
      )}
      {templates.error !== undefined && (
        <PartFailure error={templates.error} title={t('load.templates')} onRetry={() => void templates.refetch()} />
      )}
      <div className="pr-checkout__pair">
        <TemplateField templates={templates.data ?? []} onChoose={chooseTemplate} />
        <TextField name="senderName" label={t('message.senderName')} required />
      </div>
      <TagField
        name="subject"
        label={t('message.subject')}
        tags={tags}
        insertLabel={t('tag.insert')}
        counted={SETTINGS.orders.subjectLength}
        required
      />
      <TextAreaField name="message" label={t('message.text')} maxLength={SETTINGS.orders.messageLength} />
      <section className="pr-preview" aria-label={t('preview.title')}>
        <h2>{t('preview.title')}</h2>
        <p className="pr-checkout__help">{title}</p>
        <LineMail
          accountIdentifier={order.accountIdentifier}
          reward={reward}
          person={shown?.person}
          texts={values}
          title={title}
        />
      </section>
    </>
  );
}
