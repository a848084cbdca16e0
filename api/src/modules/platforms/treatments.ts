import { FEATURE_DEFAULTS, type Treatment } from '@portal/shared/domain/features';

const TREATMENTS: readonly Treatment[] = ['on', 'off', 'control'];

/** Every feature's treatment: the platform's own where it names one, else the default. */
export function treatmentsOf(own: unknown): Record<string, Treatment> {
  const named: [string, unknown][] = typeof own === 'object' && own !== null ? Object.entries(own) : [];
  const valid = named.flatMap(([name, value]) => {
    const treatment = TREATMENTS.find((word) => word === value);
    return treatment && name in FEATURE_DEFAULTS ? [[name, treatment] as const] : [];
  });
  return { ...FEATURE_DEFAULTS, ...Object.fromEntries(valid) };
}
