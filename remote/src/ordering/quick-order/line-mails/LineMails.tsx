import { Button } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useFormikContext } from 'formik';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { CHECKOUT_DRAFT, LINE_MAILS_DRAFT } from '../../orderDraft.ts';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import type { CheckoutReward } from '../checkout/useCheckout.ts';
import type { CheckoutStart } from '../checkout/useCheckoutData.tsx';
import { LineMail } from '../message/LineMail.tsx';
import { areSameTexts } from '../../../entities/delivery-template/mailTexts.ts';
import { MailFields } from '../../../entities/delivery-template/MailFields.tsx';
import type { MailCorrections } from '../message/refusedMails.ts';
import { getMethod, listRecipientMethods } from '../recipients/recipientMethod.ts';
import { LineChoice } from './LineChoice.tsx';
import { ALL_LINES, lineMailSchema, getTexts, withTexts, type LineMailValues } from './lineMailValues.ts';
import { listMailLines, type MailLine } from './listMailLines.ts';
import { useRefusedMail } from './useRefusedMail.ts';

interface LineMailsProps {
  readonly reward: CheckoutReward;
  readonly order: CheckoutValues;
  readonly limits: CheckoutStart['limits'];
}

/** The mail of one line or of all; it is kept with the order's draft and changes no template. */
export function LineMails({ reward, order, limits }: LineMailsProps) {
  const { t } = useTranslation('quickOrder');
  const navigate = useNavigate();
  const location = useLocation();
  const drafts = useDraftStore();
  const containerRef = useRef<HTMLDivElement>(null);
  const lines = listMailLines(order);
  const [{ row: wanted, refused }] = useState(() => mailsToFix(location.state));
  const [initialValues] = useState<LineMailValues>(() => {
    const line = String(lines.find(({ row }) => row === wanted)?.row ?? ALL_LINES);
    return { line, ...getTexts(order, line) };
  });
  const back = { pathname: PATHS.checkout, search: location.search };
  const toOrder = <LinkButton to={back}>{t('lineMails.toOrder')}</LinkButton>;
  if (lines.length === 0) return <EmptyState text={t('lineMails.none')} action={toOrder} />;
  const keep = (values: LineMailValues): Promise<void> => {
    drafts.save(CHECKOUT_DRAFT, { ...withTexts(order, values) });
    return Promise.resolve();
  };
  return (
    <div ref={containerRef} className="pr-checkout">
      <FormShell<LineMailValues, LineMailValues>
        initialValues={initialValues}
        schema={lineMailSchema(order, refused)}
        context={limits}
        toBody={(values) => values}
        onSubmit={keep}
        onSaved={() => void navigate(back, { replace: true })}
        draftKey={LINE_MAILS_DRAFT}
        draftUntil="left"
        label={t('title.lineMails')}
      >
        <LineMailFields reward={reward} order={order} lines={lines} refused={refused} containerRef={containerRef} />
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

/** Reads the mails that the page was opened to fix: whoever comes by its address alone has none. */
const mailsToFix = (state: unknown): MailCorrections =>
  typeof state === 'object' && state !== null && 'row' in state && 'refused' in state
    ? { row: Number(state.row), refused: state.refused }
    : { row: undefined, refused: undefined };

interface LineMailFieldsProps {
  readonly reward: CheckoutReward;
  readonly order: CheckoutValues;
  readonly lines: readonly MailLine[];
  readonly refused: unknown;
  readonly containerRef: RefObject<HTMLElement | null>;
}

function LineMailFields({ reward, order, lines, refused, containerRef }: LineMailFieldsProps) {
  const { t } = useTranslation('quickOrder');
  const { values, setValues } = useFormikContext<LineMailValues>();
  useRefusedMail(refused, containerRef);
  const shown = lines.find(({ row }) => String(row) === values.line) ?? lines[0];
  const title = t('preview.for', { name: shown?.name ?? '' });
  const isText = getMethod(shown?.person ?? {}, listRecipientMethods(reward.item)) === 'MOBILE';
  // Texts that were written stay when they are to be for somebody else.
  const chooseLine = (line: string) =>
    void setValues((now) => ({
      ...now,
      line,
      ...(areSameTexts(now, getTexts(order, now.line)) && getTexts(order, line)),
    }));
  return (
    <>
      <LineChoice lines={lines} reward={reward} onChoose={chooseLine} />
      {values.line !== ALL_LINES && !areSameTexts(values, order) && (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => void setValues({ ...values, ...getTexts(order, ALL_LINES) })}
        >
          {t('lineMails.asAll')}
        </Button>
      )}
      <MailFields accountIdentifier={order.accountIdentifier} />
      <section className="pr-preview" aria-label={t(isText ? 'preview.titleText' : 'preview.title')}>
        <h2>{t(isText ? 'preview.titleText' : 'preview.title')}</h2>
        <p className="pr-checkout__help">{title}</p>
        <LineMail
          accountIdentifier={order.accountIdentifier}
          reward={reward}
          person={shown?.person}
          texts={values}
          text={isText ? { carrierMessage: order.carrierMessage ?? '' } : undefined}
          title={title}
        />
      </section>
    </>
  );
}
