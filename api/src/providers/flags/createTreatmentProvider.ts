import {
  TypeMismatchError,
  StandardResolutionReasons,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk';
import { TREATMENTS } from '@portal/shared/domain/access/treatments';

/** A function that reads what a platform says of features itself, by its client identifier. */
export type ReadOwnTreatments = (platformClientId: string) => Promise<unknown>;

/** Evaluates features from the database; the targeting key is a platform's client identifier. Evaluations at once read once. */
export function createTreatmentProvider(read: ReadOwnTreatments): Provider {
  const reading = new Map<string, Promise<unknown>>();
  const readOnce = (platform: string): Promise<unknown> => {
    const started = reading.get(platform) ?? read(platform).finally(() => reading.delete(platform));
    reading.set(platform, started);
    return started;
  };
  const evaluate = async (feature: string, otherwise: string, platform = ''): Promise<ResolutionDetails<string>> => {
    const treatment = ownTreatment(await readOnce(platform), feature);
    return treatment === undefined
      ? { value: otherwise, reason: StandardResolutionReasons.DEFAULT }
      : { value: treatment, variant: treatment, reason: StandardResolutionReasons.TARGETING_MATCH };
  };
  return {
    metadata: { name: 'treatments' },
    runsOn: 'server',
    resolveStringEvaluation: (feature, otherwise, { targetingKey }) => evaluate(feature, otherwise, targetingKey),
    resolveBooleanEvaluation: async (feature, otherwise, { targetingKey }) => {
      const { value, ...details } = await evaluate(feature, otherwise ? 'on' : 'off', targetingKey);
      return { ...details, value: value === 'on' };
    },
    resolveNumberEvaluation: refuse,
    resolveObjectEvaluation: refuse,
  };
}

/** The platform's own treatment of a feature; undefined where it names none, or a word that is none. */
export function ownTreatment(own: unknown, feature: string) {
  const named: [string, unknown][] = typeof own === 'object' && own !== null ? Object.entries(own) : [];
  const value = named.find(([name]) => name === feature)?.[1];
  return TREATMENTS.find((word) => word === value);
}

const refuse = (): Promise<never> => Promise.reject(new TypeMismatchError('A feature is on, off or control'));
