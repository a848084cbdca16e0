import type { PlatformTreatments, TreatmentChange } from '@portal/shared/contract/staff';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useUpdateTreatmentMutation } from './treatmentsApi.ts';

type TreatmentChoice = TreatmentChange['treatment'];

interface Change {
  readonly treatment: TreatmentChoice;
  /** The version that holds it, once it is saved. */
  readonly savedAs: number | null;
  readonly failure: unknown;
}

export interface TreatmentChanges {
  /** Returns the choice for a feature that is not in the record yet. */
  readonly chosen: (feature: string) => TreatmentChoice | undefined;
  /** Why the last choice for a feature was not saved; null when there is no reason. */
  readonly failure: (feature: string) => unknown;
  readonly choose: (feature: string, treatment: TreatmentChoice) => void;
}

/** Saves choices one after another, each on the version that the one before it made. */
export function useTreatmentChanges({ platformClientId, name, version }: PlatformTreatments): TreatmentChanges {
  const { t } = useTranslation('staff');
  const notify = useNotify();
  const [updateTreatment] = useUpdateTreatmentMutation();
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const newest = useRef(version);
  const queue = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    newest.current = Math.max(newest.current, version);
  }, [version]);

  const save = async (feature: string, change: Change) => {
    const { treatment } = change;
    const body = { treatment, version: newest.current };
    const { data, error } = await updateTreatment({ platformClientId, feature, body });
    if (data !== undefined) {
      newest.current = Math.max(newest.current, data.version);
      notify.success(t('treatments.saved', { feature, name }));
    }
    const result: Change = { treatment, savedAs: data?.version ?? null, failure: error ?? null };
    // A newer choice for the feature waits behind this one.
    setChanges((held) => (held.get(feature) === change ? new Map(held).set(feature, result) : held));
  };

  return {
    chosen: (feature) => {
      const change = changes.get(feature);
      const isOver = change === undefined || change.failure !== null || (change.savedAs ?? Infinity) <= version;
      return isOver ? undefined : change.treatment;
    },
    failure: (feature) => changes.get(feature)?.failure ?? null,
    choose: (feature, treatment) => {
      const change: Change = { treatment, savedAs: null, failure: null };
      setChanges((held) => new Map(held).set(feature, change));
      queue.current = queue.current.then(() => save(feature, change));
    },
  };
}
