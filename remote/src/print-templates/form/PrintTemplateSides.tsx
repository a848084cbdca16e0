import { PATHS } from '@portal/shared/domain/access/paths';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { AccessFields } from '../../entities/delivery-template/form/AccessFields.tsx';
import { DefaultsFields } from '../../entities/delivery-template/form/DefaultsFields.tsx';
import type { ScopeDefault, ScopeOptions } from '../../entities/delivery-template/form/scopeOptions.ts';
import { LetterPreviewButton } from '../../entities/delivery-template/letter/LetterPreviewButton.tsx';
import { FormWizard } from '../../ui/wizard/FormWizard.tsx';
import { getSidePath, type PrintTemplateTask } from '../printTemplateTask.ts';
import { OTHER_SIDE, OtherSide } from './OtherSide.tsx';
import { toLetterBody, type PrintTemplateValues } from './printTemplateValues.ts';
import { REDEMPTION_SIDE, RedemptionSide } from './RedemptionSide.tsx';

interface PrintTemplateSidesProps {
  readonly task: PrintTemplateTask;
  /** The support text of letters without their own. */
  readonly standardSupport: string;
  readonly scopeOptions: ScopeOptions;
  readonly defaults: readonly ScopeDefault[];
  readonly submitLabel: string;
}

/** The two sides of a letter, each with its address and the way to see both as they are printed. */
export function PrintTemplateSides(props: PrintTemplateSidesProps) {
  const { task, standardSupport, scopeOptions, defaults, submitLabel } = props;
  const { t } = useTranslation('printTemplates');
  const { values } = useFormikContext<PrintTemplateValues>();
  const preview = (
    <LetterPreviewButton fields={[...REDEMPTION_SIDE, ...OTHER_SIDE]} toBody={() => toLetterBody(values)} />
  );
  return (
    <FormWizard
      label={t('side.label')}
      submitLabel={submitLabel}
      submitsAnywhere={task.mode === 'edit'}
      cancelTo={PATHS.printTemplates}
      steps={[
        {
          key: 'redemption',
          to: { pathname: getSidePath(task), search: '' },
          title: t('side.redemption'),
          fields: ['name', ...REDEMPTION_SIDE],
          content: (
            <>
              <RedemptionSide standardSupport={standardSupport} />
              {preview}
            </>
          ),
        },
        {
          key: 'other',
          to: { pathname: getSidePath(task, 'other'), search: '' },
          title: t('side.other'),
          fields: [...OTHER_SIDE, 'groups', 'accounts', 'defaults'],
          content: (
            <>
              <OtherSide />
              {preview}
              <AccessFields scopeOptions={scopeOptions} />
              <DefaultsFields
                templateId={task.mode === 'edit' ? task.ptid : null}
                scopeOptions={scopeOptions}
                defaults={defaults}
              />
            </>
          ),
        },
      ]}
    />
  );
}
