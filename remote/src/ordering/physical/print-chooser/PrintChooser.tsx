import type { PrintTemplate } from '@portal/shared/contract/printTemplates';
import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { PATHS } from '@portal/shared/domain/access/paths';
import { LETTER_FIELDS } from '@portal/shared/domain/ordering/letter';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useLocation, useNavigate } from 'react-router-dom';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { FormWizard } from '../../../ui/wizard/FormWizard.tsx';
import { toLetterField } from '../personalization/letterValues.ts';
import type { PhysicalOrder } from '../physicalOrder.ts';
import { chooserSchema, toChooserValues, type ChooserValues } from './chooserValues.ts';
import { ALL_LINES } from './letterLines.ts';
import { LetterTexts } from './LetterTexts.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';
import { useSaveChosen } from './useSaveChosen.ts';

interface PrintChooserProps {
  readonly order: PhysicalOrder;
  readonly brandKey: string;
  /** The letters that may be chosen. */
  readonly lines: readonly CartLine[];
  readonly templates: readonly PrintTemplate[];
}

/** The letter of one line or of all, a side at an address; it is kept with the order and changes no template. */
export function PrintChooser({ order, brandKey, lines, templates }: PrintChooserProps) {
  const { t } = useTranslation('printChooser');
  const navigate = useNavigate();
  const notify = useNotify();
  const { search } = useLocation();
  const [initialValues] = useState(() => toChooserValues(lines, ALL_LINES));
  const save = useSaveChosen(order.cart, lines);
  const back = order.to('personalization');
  const staysAt = useCallback((pathname: string) => getPaths(brandKey).includes(pathname), [brandKey]);
  const [redemption, other] = getPaths(brandKey);
  const props = { lines, templates, hasMoreLines: order.hasMoreLines };
  return (
    <FormShell<ChooserValues, ChooserValues>
      initialValues={initialValues}
      schema={chooserSchema}
      toBody={(values) => values}
      onSubmit={save}
      onSaved={() => {
        notify.success(t('saved'));
        void navigate(back, { replace: true });
      }}
      errorFallback={t('notSaved')}
      fieldName={toLetterField}
      staysAt={staysAt}
      draftKey={`order.physical.chooser.${order.cart.cartId}.${brandKey}`}
      draftUntil="left"
      label={t('title')}
    >
      <FormWizard
        label={t('sides')}
        submitLabel={t('use')}
        submitsAnywhere
        cancelTo={back}
        steps={[
          {
            key: 'redemption',
            to: { pathname: redemption, search },
            title: t('redemption'),
            fields: ['line', 'ptid'],
            content: <TemplateChoice {...props} />,
          },
          {
            key: 'other',
            to: { pathname: other, search },
            title: t('other'),
            fields: LETTER_FIELDS,
            content: <LetterTexts {...props} />,
          },
        ]}
      />
    </FormShell>
  );
}

const getPaths = (brandKey: string): [string, string] => [
  generatePath(PATHS.orderPrintTemplates, { brandKey }),
  generatePath(PATHS.orderPrintTemplatesOther, { brandKey }),
];
