import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useFormikContext, type FormikValues } from 'formik';
import { useTranslation } from 'react-i18next';
import './wizard.css';
import { useFormTabs } from './useFormTabs.ts';
import { wrongFields, type WizardStep } from './wizardStep.ts';

interface FormTabsProps {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly WizardStep[];
}

/**
 * The fields of a form in tabs, each of which may be opened at any time; belongs into a `FormShell`. A tab says how many
 * of its fields are wrong, and a refused form opens the first such tab.
 */
export function FormTabs({ label, tabs }: FormTabsProps) {
  const { t } = useTranslation();
  const { errors, touched } = useFormikContext<FormikValues>();
  const { current, choose, place } = useFormTabs(tabs);
  return (
    <Tabs
      value={current}
      onChange={(tab) => choose(tab ?? '')}
      keepMounted={false}
      ref={place}
      className="pr-form-tabs"
    >
      <Tabs.List aria-label={label}>
        {tabs.map((tab) => {
          const count = wrongFields(tab, errors, touched).length;
          return (
            <Tabs.Tab key={tab.key} value={tab.key}>
              {tab.title}
              {count > 0 && (
                <span className="pr-form-tabs__errors">
                  <span aria-hidden="true">{count}</span>
                  <span className="pr-hidden-text">{t('form.errors', { count })}</span>
                </span>
              )}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.key} value={tab.key} className="pr-wizard__step">
          {tab.content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
