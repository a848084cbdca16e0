import { Button, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useFormikContext, type FormikValues } from 'formik';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../button/LinkButton.tsx';
import { FormActions } from '../form/FormActions.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useFormTabs } from './useFormTabs.ts';
import './wizard.css';
import { wrongFields, type WizardStep } from './wizardStep.ts';

interface FormTabsProps {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly WizardStep[];
  readonly submitLabel: string;
  /** Address to which Cancel leads. */
  readonly cancelTo: string;
}

/**
 * The fields of a form in tabs, each of which may be opened at any time; belongs into a `FormShell`. A tab says how many
 * of its fields are wrong, and a refused form opens the first such tab.
 */
export function FormTabs({ label, tabs, submitLabel, cancelTo }: FormTabsProps) {
  const { t } = useTranslation();
  const { errors, touched } = useFormikContext<FormikValues>();
  const { current, choose, containerRef } = useFormTabs(tabs);
  const next = tabs[tabs.findIndex(({ key }) => key === current) + 1];
  return (
    <>
      <Tabs
        ref={containerRef}
        value={current}
        onChange={(tab) => choose(tab ?? '')}
        keepMounted={false}
        className="pr-form-tabs"
      >
        <Tabs.List aria-label={label}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab.key} value={tab.key}>
              {tab.title}
              <ErrorCount count={wrongFields(tab, errors, touched).length} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((tab) => (
          <Tabs.Panel key={tab.key} value={tab.key} className="pr-wizard__step">
            {tab.content}
          </Tabs.Panel>
        ))}
      </Tabs>
      <FormActions>
        <LinkButton to={cancelTo} variant="default">
          {t('action.cancel')}
        </LinkButton>
        {next !== undefined && (
          <Button variant="default" onClick={() => choose(next.key)}>
            {t('action.next')}
          </Button>
        )}
        <SubmitButton>{submitLabel}</SubmitButton>
      </FormActions>
    </>
  );
}

function ErrorCount({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span className="pr-form-tabs__errors">
      <span aria-hidden="true">{count}</span>
      <span className="pr-hidden-text">{t('form.errors', { count })}</span>
    </span>
  );
}
