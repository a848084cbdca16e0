import { Button } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { CHECKOUT_DRAFT } from '../../orderDraft.ts';
import type { CheckoutLimits } from '../checkout/checkoutSchema.ts';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import type { CheckoutReward } from '../checkout/useCheckout.ts';
import { LineMail } from '../message/LineMail.tsx';
import { areSameTexts } from '../message/mailTexts.ts';
import { MailFields } from '../message/MailFields.tsx';
import { LineChoice } from './LineChoice.tsx';
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
  const location = useLocation();
  const drafts = useDraftStore();
  const lines = shownLines(order);
  const [initialValues] = useState<LineMailValues>(() => {
    const wanted = wantedLine(location.state);
    const line = lines.some(({ row }) => String(row) === wanted) ? wanted : ALL_LINES;
    return { line, ...textsOf(order, line) };
  });
  const back = { pathname: PATHS.checkout, search: location.search };
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

/** The line that the page was opened for. */
const wantedLine = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'line' in state ? String(state.line) : ALL_LINES;

interface LineMailFieldsProps {
  readonly reward: CheckoutReward;
  readonly order: CheckoutValues;
  readonly lines: readonly ShownLine[];
}

function LineMailFields({ reward, order, lines }: LineMailFieldsProps) {
  const { t } = useTranslation('quickOrder');
  const { values, setValues } = useFormikContext<LineMailValues>();
  const shown = lines.find(({ row }) => String(row) === values.line) ?? lines[0];
  const title = t('preview.for', { name: shown?.name ?? '' });
  // What was written stays when it is to be for somebody else.
  const chooseLine = (line: string) =>
    void setValues((now) => ({
      ...now,
      line,
      ...(areSameTexts(now, textsOf(order, now.line)) && textsOf(order, line)),
    }));
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
      <MailFields accountIdentifier={order.accountIdentifier} />
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
