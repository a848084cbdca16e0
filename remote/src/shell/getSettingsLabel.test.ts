import type { Authority } from '@portal/shared/domain/access/permissions';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { getSettingsLabel } from './getSettingsLabel.ts';

test.each<[readonly Authority[], string | null]>([
  [['USER_ADMINISTRATION', 'PLACE_ORDER_ACCESS'], 'accountsAndUsers'],
  [['USER_ADMINISTRATION', 'ACCOUNT_ACCESS'], 'accountsAndUsers'],
  [['USER_ADMINISTRATION', 'FUNDING_MANAGE'], 'accountsAndUsers'],
  [['USER_ADMINISTRATION', 'FUNDING_ACCESS'], 'users'],
  [['USER_ADMINISTRATION'], 'users'],
  [['PLACE_ORDER_ACCESS'], 'accounts'],
  [['ACCOUNT_ACCESS'], 'accounts'],
  [['FUNDING_MANAGE'], 'accounts'],
  [['RECIPIENT_WHITELIST_MANAGE'], null],
])('%j: %s', (authorities, wording) => {
  expect(getSettingsLabel(buildPrincipal({ authorities: [...authorities] }))).toBe(wording);
});
