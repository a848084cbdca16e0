/** Key of the draft of an alert that does not exist yet. */
export const NEW_ALERT_DRAFT = 'balanceAlert.new';

/** Key of the draft of an alert's changes. */
export const getAlertDraftKey = (identifier: string): string => `balanceAlert.${identifier}`;
