import { useWireInstructionsQuery } from '../../wire/wireApi.ts';
import { useLogFailure } from '../useLogFailure.ts';

/** Tells whether wires are offered to an account. Instructions that cannot be read count as none. */
export function useHasWire(accountIdentifier: string): boolean {
  const { currentData, error } = useWireInstructionsQuery(accountIdentifier);
  useLogFailure(error !== undefined && currentData === undefined, 'The wire instructions');
  return currentData !== undefined && currentData.fields.length > 0;
}
