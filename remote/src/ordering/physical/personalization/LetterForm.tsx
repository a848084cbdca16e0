import type { PrintTemplate } from '@portal/shared/contract/printTemplates';
import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import type { LetterGap } from '@portal/shared/domain/ordering/letter';
import { useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { LetterWords } from '../LetterWords.tsx';
import { LetterFields } from './LetterFields.tsx';
import {
  letterSchema,
  toCommonValues,
  toLetterChanges,
  toLetterContext,
  toLetterField,
  type LetterValues,
} from './letterValues.ts';
import { StepLetterPreview } from './StepLetterPreview.tsx';

interface LetterFormProps {
  /** Those whose letters are written together, or one. */
  readonly lines: readonly CartLine[];
  /** Parts that some letter does not say yet, also one of a line that is not read. */
  readonly gaps: readonly LetterGap[];
  /** Several letters are written together. */
  readonly isShared: boolean;
  /** The templates that the account may use, the default one first. */
  readonly templates: readonly PrintTemplate[];
  readonly onSubmit: (changes: Partial<LetterValues>) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly draftKey: string;
  readonly label: string;
  readonly confirmLabel: string;
  /** Buttons before the one that saves. */
  readonly actions?: ReactNode;
  /** Draws what the letter says beside the fields. */
  readonly hasWords?: boolean;
}

/** Asks what letters say, one or all; only what is changed is saved. */
export function LetterForm({ lines, templates, onSubmit, onSaved, hasWords = false, ...props }: LetterFormProps) {
  const { gaps, isShared } = props;
  const { t } = useTranslation('physicalOrder');
  const [initialValues] = useState(() => toCommonValues(lines, props.gaps));
  const context = toLetterContext({ gaps, isShared }, initialValues);
  const isPrinted = lines.some(({ rewardItem }) => rewardItem.isPrintable);
  return (
    <FormShell<LetterValues, Partial<LetterValues>>
      initialValues={initialValues}
      schema={letterSchema}
      context={context}
      toBody={(values) => toLetterChanges(values, initialValues)}
      onSubmit={onSubmit}
      onSaved={onSaved}
      errorFallback={t('letter.failed')}
      fieldName={toLetterField}
      draftKey={props.draftKey}
      leaveGuard={false}
      label={props.label}
    >
      <div className="pr-physical__columns">
        <div className="pr-physical__fields">
          <LetterFields templates={isPrinted ? templates : []} needed={context} isShared={isShared} />
        </div>
        {hasWords ? (
          <LiveWords>
            <StepLetterPreview lines={lines} templates={templates} />
          </LiveWords>
        ) : (
          <StepLetterPreview lines={lines} templates={templates} />
        )}
      </div>
      <FormActions>
        {props.actions}
        <SubmitButton>{props.confirmLabel}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}

function LiveWords({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('physicalOrder');
  const { values } = useFormikContext<LetterValues>();
  return (
    <aside aria-label={t('letter.preview')} className="pr-physical__fields">
      <LetterWords letter={values} />
      {children}
    </aside>
  );
}
