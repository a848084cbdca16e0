import { buildItem } from './testing/buildCatalog.ts';
import { isOrderable, getItemBlock, getItemHints } from './itemState.ts';

const SINCE = '2026-11-12T08:00:00.000Z';

describe('the state of an item', () => {
  it('tells stock, offer and service apart', () => {
    expect(
      getItemBlock(
        buildItem({
          isAvailable: false,
          itemAvailability: { itemAvailabilityStatus: 'OUT_OF_STOCK', unavailableSince: SINCE },
        }),
      ),
    ).toEqual({
      reason: 'outOfStock',
      since: SINCE,
    });
    expect(
      getItemBlock(
        buildItem({
          isAvailable: false,
          itemAvailability: { itemAvailabilityStatus: 'IN_STOCK', unavailableSince: SINCE },
        }),
      ),
    ).toEqual({
      reason: 'notOffered',
      since: SINCE,
    });
    expect(getItemBlock(buildItem({ serviceAvailability: 'UNAVAILABLE' }))).toEqual({
      reason: 'serviceDown',
      since: null,
    });
  });

  it.each(['DEGRADED', 'DEPRECATED'] as const)(
    'lets a %s service be ordered from, with a hint',
    (serviceAvailability) => {
      const item = buildItem({ serviceAvailability });
      expect(isOrderable(item)).toBe(true);
      expect(getItemHints(item)).toEqual([serviceAvailability.toLowerCase()]);
    },
  );
});
