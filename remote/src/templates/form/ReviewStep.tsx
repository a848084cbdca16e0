import { bccOf } from '@portal/shared/domain/templates/templateRules';
import { richTextOf } from '@portal/shared/domain/templates/richText';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getChosenScopes } from '../../entities/delivery-template/form/accessValues.ts';
import type { ScopeOptions } from '../../entities/delivery-template/form/scopeOptions.ts';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import type { TemplateStep } from '../templateSteps.ts';
import { getStepLocation, type TemplateTask } from '../templateTask.ts';
import { TestMailButton } from '../test-mail/TestMailButton.tsx';
import { PlaceholderText } from './PlaceholderText.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import type { TemplateValues } from './templateValues.ts';

interface ReviewStepProps {
  readonly task: TemplateTask;
  readonly scopeOptions: ScopeOptions;
  /** Called with what is to be sent as a test. */
  readonly onTest: (values: TemplateValues) => void;
}

/** Step 4: everything on one page, each part with the way back to it. */
export function ReviewStep({ task, scopeOptions, onTest }: ReviewStepProps) {
  const { t, i18n } = useTranslation('templates');
  const { t: tForm } = useTranslation('templateForm');
  const { values } = useFormikContext<TemplateValues>();
  const named = (keys: readonly string[]) =>
    t('review.list', { names: keys.map((key) => scopeOptions.all.get(key)?.name ?? key) });
  const part = (step: TemplateStep, title: string, facts: readonly { label: string; value: ReactNode }[]) => (
    <section className="pr-template-review">
      <h3>{title}</h3>
      <Link to={getStepLocation(task, step)} aria-label={t('review.changePart', { part: title })}>
        {t('review.change')}
      </Link>
      <FactList facts={facts} />
    </section>
  );
  const chosen = getChosenScopes(values);
  const lines = (text: string) => text.trim() && <PlaceholderText text={richTextOf(text.trim())} />;
  return (
    <>
      {part('details', t('step.details'), [
        { label: t('details.name'), value: values.name },
        {
          label: t('column.language'),
          value: values.locale === '' ? t('language.sender') : getEnumerationLabel(i18n, 'language', values.locale),
        },
        { label: t('details.fromName'), value: values.fromName },
        { label: t('details.fromAddress'), value: values.fromEmailAddress },
        { label: t('image.label'), value: values.logoAltText },
        { label: t('details.subject'), value: lines(values.subject) },
        { label: t('details.message'), value: lines(values.message) },
        { label: t('details.closing'), value: lines(values.closingMessage) },
        { label: t('details.support'), value: lines(values.customerSupportMessage) || t('review.standardSupport') },
        { label: t('details.colour'), value: values.primaryColor },
        { label: t('details.textMessage'), value: lines(values.smsMessageBody) },
        { label: t('details.replyTo'), value: values.replyToEmailAddress },
        { label: t('details.bcc'), value: bccOf(values.bcc).join(', ') },
        { label: t('details.campaign'), value: values.campaign },
        { label: t('details.poweredBy'), value: t(values.showsProduct ? 'review.yes' : 'review.no') },
      ])}
      <TemplatePreview scopeOptions={scopeOptions} />
      <TestMailButton onClick={() => onTest(values)} />
      {part('access-level', t('step.access'), [
        { label: tForm('access.label'), value: getEnumerationLabel(i18n, 'templateAccess', values.templateAccess) },
        { label: t('review.places'), value: chosen.length > 0 ? named(chosen) : null },
      ])}
      {part('defaults', t('step.defaults'), [
        {
          label: tForm('defaults.label'),
          value: values.defaults.length > 0 ? named(values.defaults) : t('review.nowhere'),
        },
      ])}
    </>
  );
}
