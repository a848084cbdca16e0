/** The values that a feature may have for an organisation. Apart from the features themselves, which every page reads. */
export const TREATMENTS = ['on', 'off', 'control'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** Word for a feature that an organisation has no treatment of its own for. */
export const DEFAULT_TREATMENT = 'default';
