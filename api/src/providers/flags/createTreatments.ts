import { randomUUID } from 'node:crypto';
import { OpenFeature } from '@openfeature/server-sdk';
import { FEATURE_DEFAULTS, isFeature } from '@portal/shared/domain/access/features';
import { TREATMENTS, type Treatment } from '@portal/shared/domain/access/treatments';
import { createTreatmentProvider, type ReadOwnTreatments } from './createTreatmentProvider.ts';

/** Every feature's treatment for a platform. */
export type ReadTreatments = (platformClientId: string) => Promise<Record<string, Treatment>>;

/** Treatments by OpenFeature, whose provider reads the database. The default holds where the provider fails. */
export function createTreatments(read: ReadOwnTreatments): ReadTreatments {
  // Several applications in one process have a provider each.
  const domain = `treatments-${randomUUID()}`;
  OpenFeature.setProvider(domain, createTreatmentProvider(read));
  const client = OpenFeature.getClient(domain);
  return async (targetingKey) => {
    const evaluated = Object.keys(FEATURE_DEFAULTS)
      .filter(isFeature)
      .map(async (name) => {
        const value = await client.getStringValue(name, FEATURE_DEFAULTS[name], { targetingKey });
        return [name, TREATMENTS.find((word) => word === value) ?? FEATURE_DEFAULTS[name]] as const;
      });
    return Object.fromEntries(await Promise.all(evaluated));
  };
}
