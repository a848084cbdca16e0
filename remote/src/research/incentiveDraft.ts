/** Key of the draft of an incentive that does not exist yet. */
export const NEW_INCENTIVE_DRAFT = 'incentive.new';

/** Key of the draft of an incentive's changes. */
export const getIncentiveDraftKey = (incentiveId: string): string => `incentive.${incentiveId}`;
