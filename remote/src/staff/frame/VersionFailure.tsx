import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { isStale } from '../isStale.ts';

interface VersionFailureProps {
  readonly textOf: (failure: unknown) => string;
  /** The version that holds now; undefined when it could not be read. */
  readonly readVersion: () => Promise<number | undefined>;
}

/**
 * Why a form with a `version` was not saved; after a change of somebody else, what holds now can be loaded and nothing typed
 * is lost.
 */
export function VersionFailure({ textOf, readVersion }: VersionFailureProps) {
  const { t } = useTranslation('staff');
  const { failure, dismissFailure } = useContext(FormShellContext);
  const { setFieldValue } = useFormikContext();
  const [isReading, setReading] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (failure === null) return null;
  const reload = async () => {
    setReading(true);
    const version = await readVersion();
    setReading(false);
    if (version === undefined) return;
    dismissFailure();
    await setFieldValue('version', version);
  };
  return (
    <div ref={place}>
      <Notice
        kind="error"
        actions={
          isStale(failure) && (
            <Button variant="default" size="xs" loading={isReading} onClick={() => void reload()}>
              {t('action.reload')}
            </Button>
          )
        }
      >
        {textOf(failure)}
      </Notice>
    </div>
  );
}
