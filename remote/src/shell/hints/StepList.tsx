import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import './hints.css';
import './locales.ts';
import { useFirstSteps } from './useFirstSteps.ts';

interface StepListProps {
  /** Somebody asked for it: it is shown with every step done too. */
  readonly isAsked: boolean;
  readonly onFold: () => void;
}

/** How far somebody new has come, and the next step, by what the user may do; folds into the help below. */
export function StepList({ isAsked, onFold }: StepListProps) {
  const { t } = useTranslation('hints');
  const id = useId();
  const steps = useFirstSteps() ?? [];
  const next = steps.find(({ isDone }) => isDone === false);
  if (steps.length === 0 || (next === undefined && !isAsked)) return null;
  const done = steps.filter(({ isDone }) => isDone === true).length;
  return (
    <section className="pr-hints" aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      <ActionIcon variant="subtle" color="gray" size="sm" onClick={onFold} aria-label={t('fold')}>
        <IconX size={14} aria-hidden="true" />
      </ActionIcon>
      <p className="pr-hints__progress">{t('progress', { done, total: steps.length })}</p>
      <div className="pr-hints__bar" aria-hidden="true">
        {steps.map(({ name }, at) => (
          <span key={name} data-done={at < done} />
        ))}
      </div>
      {next === undefined ? (
        <p>{t('allDone')}</p>
      ) : (
        <LinkButton to={next.path} variant="default" size="xs">
          {t(`step.${next.name}`)}
        </LinkButton>
      )}
    </section>
  );
}
