import { generatePath } from 'react-router-dom';

export const ALERTS_PATH = '/accounts/balance-alerts';
export const CREATE_ALERT_PATH = `${ALERTS_PATH}/create`;
export const EDIT_ALERT_PATH = `${ALERTS_PATH}/edit/:identifier`;

export const editAlertPath = (identifier: string): string => generatePath(EDIT_ALERT_PATH, { identifier });
