import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { isStale } from '../isStale.ts';

interface VersionFailureProps {
  readonly getText: (failure: unknown) => string;
  /** The version that holds now; undefined when it could not be read. */
  readonly readVersion: () => Promise<number | undefined>;
}

/**
 * Why a form with a `version` was not saved; after a change of somebody else, what holds now can be loaded and nothing typed
 * is lost.
 */
export function VersionFailure({ getText, readVersion }: VersionFailureProps) {
  const { t } = useTranslation('staff');
  const { failure, dismissFailure } = useContext(FormShellContext);
  const { setFieldValue } = useFormikContext();
  const [isReading, setReading] = useState(false);
  const reload = async () => {
    setReading(true);
    const version = await readVersion();
    setReading(false);
    if (version === undefined) return;
    dismissFailure();
    await setFieldValue('version', version);
  };
  const load = isStale(failure) && (
    <Button variant="default" size="xs" loading={isReading} onClick={() => void reload()}>
      {t('action.reload')}
    </Button>
  );
  return <FormFailure getText={getText} actions={load} />;
}
