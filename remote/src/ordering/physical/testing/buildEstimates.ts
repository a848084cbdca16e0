import type { ShippingFeeEstimate, ShippingFeeEstimates } from '@portal/shared/contract/shipping';
import { toMajor } from '@portal/shared/domain/money/money';
import { shippingFeeUsd } from '@portal/shared/domain/shipping/shippingFees';
import {
  methodsOfCarrier,
  SHIPPING_METHODS,
  shippingInfoOf,
  type ShippingMethod,
} from '@portal/shared/domain/shipping/shippingMethods';

const toEstimates = (methods: readonly ShippingMethod[], mailedUsdMinor: bigint): ShippingFeeEstimate[] =>
  methods.map((method) => ({
    shippingInfo: shippingInfoOf(method),
    shippingFee: toMajor(shippingFeeUsd(method, mailedUsdMinor), 'USD'),
  }));

interface EstimatesOptions {
  /** Mailed rewards in cents of USD. */
  readonly mailedUsdMinor?: bigint;
  readonly more?: Partial<ShippingFeeEstimates>;
}

/** The fees of all methods for one address. */
export const buildEstimates = ({ mailedUsdMinor = 2_500n, more }: EstimatesOptions = {}): ShippingFeeEstimates => ({
  shippingFeeEstimates: toEstimates(SHIPPING_METHODS, mailedUsdMinor),
  hasPoBox: false,
  postalOnlyLines: [],
  postalOnlyLineCount: 0,
  split: null,
  addressCount: 1,
  currencyCode: 'USD',
  freeGround: { from: 500, missing: Math.max(0, 500 - toMajor(mailedUsdMinor, 'USD')), currencyCode: 'USD' },
  hasUnknownMethod: false,
  ...more,
});

/** The same where one of the lines goes to "PO Box 9", which the postal service alone reaches. */
export const buildSplitEstimates = (identifier: string): ShippingFeeEstimates =>
  buildEstimates({
    more: {
      shippingFeeEstimates: toEstimates(methodsOfCarrier('POSTAL_SERVICE'), 2_500n),
      hasPoBox: true,
      postalOnlyLines: [{ identifier, name: 'Person 2', reason: 'PO_BOX', field: 'streetLine1', value: 'PO Box 9' }],
      postalOnlyLineCount: 1,
      split: {
        postal: toEstimates(methodsOfCarrier('POSTAL_SERVICE'), 2_500n),
        rest: toEstimates(SHIPPING_METHODS, 2_500n),
      },
      addressCount: 2,
    },
  });
