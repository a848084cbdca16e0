import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Db } from '../../db/client.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { AddressLookup } from '../../providers/address/AddressLookup.ts';
import { addressGroup } from '../../rate-limits/addressGroup.ts';
import { countHit } from '../../rate-limits/rateLimits.ts';
import { refuseAbove } from '../../rate-limits/refuseAbove.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { ApiModule } from '../ApiModule.ts';
import { addressLookupRoutes } from './addressLookupRoutes.ts';
import { createAddressLookupService } from './addressLookupService.ts';

interface AddressLookupDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Null: none is configured. */
  readonly lookup: AddressLookup | null;
  /** False: addresses are searched with a session only. */
  readonly isSignupOpen: boolean;
}

const { lookUps, windowMs } = SERVER_SETTINGS.signups;

/** Wires the search for addresses: for users, and without a session for who signs up, limited by IP address. */
export function createAddressLookupModule({ db, clock, lookup, isSignupOpen }: AddressLookupDeps): ApiModule {
  const service = createAddressLookupService(lookup);
  const forUsers = addressLookupRoutes({
    service,
    path: '/api/address-lookup',
    // Who pays by card, who has rewards sent by post, and who tells about the organisation.
    permission: {
      kind: 'user',
      rule: { any: ['PAYMENT_METHODS_MANAGE', 'PLACE_ORDER_ACCESS', 'PLATFORM_MANAGE'] },
    },
    countCall: () => Promise.resolve(),
  });
  if (!isSignupOpen) return { routes: forUsers };
  const forSignups = addressLookupRoutes({
    service,
    path: '/api/signups/address-lookup',
    permission: { kind: 'public' },
    countCall: async (ipAddress) => {
      const now = clock.now();
      refuseAbove(lookUps, await countHit(db, `signup:lookup:${addressGroup(ipAddress)}`, windowMs, now), now);
    },
  });
  return { routes: routesOf([forUsers, forSignups]) };
}
