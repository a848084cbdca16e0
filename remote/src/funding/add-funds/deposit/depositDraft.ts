import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readUrlAmount } from '../readUrlAmount.ts';
import type { DepositValues } from './depositSchema.ts';

export interface DepositFormValues extends DepositValues {
  /** The amount that is planned to be sent, as typed. */
  readonly send: string;
  /** The amounts that the address named while the form was filled in: its own, as fields that are left write them there. */
  readonly addresses: readonly string[];
}

const NO_AMOUNTS = '/';

/** Returns the amounts that the address names now. */
export function useAddressedAmounts(): string {
  const [search] = useSearchParams();
  return `${readUrlAmount(search, 'amount') ?? ''}/${readUrlAmount(search, 'send') ?? ''}`;
}

const TYPED = ['amount', 'source', 'purchaseOrderNumber', 'send'] as const;

/**
 * True for a draft to restore into a form that the address has filled in: it says something else, and was not typed for
 * other amounts than the address names. Whoever follows a link with an amount finds that one.
 */
export function isDraftOf(initialValues: DepositFormValues, draft: Readonly<Record<string, unknown>>): boolean {
  const { addresses } = draft;
  const isOfAddress = initialValues.addresses.every(
    (address) => address === NO_AMOUNTS || (Array.isArray(addresses) && addresses.includes(address)),
  );
  return isOfAddress && TYPED.some((name) => draft[name] !== initialValues[name]);
}

/** Notes the amounts of the address among the values, and so in the draft. */
export function useNotedAddress(): void {
  const address = useAddressedAmounts();
  const { values, setFieldValue } = useFormikContext<DepositFormValues>();
  const { addresses } = values;
  useEffect(() => {
    if (!addresses.includes(address)) void setFieldValue('addresses', [...addresses, address], false);
  }, [address, addresses, setFieldValue]);
}
