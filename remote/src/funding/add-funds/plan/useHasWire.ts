import { useWireInstructionsQuery } from '../../wire/wireApi.ts';
import { useLogged } from '../useLogged.ts';

/** Whether wires are offered to an account. What cannot be read is no way. */
export function useHasWire(accountIdentifier: string): boolean {
  const { currentData, error } = useWireInstructionsQuery(accountIdentifier);
  useLogged(error !== undefined && currentData === undefined, 'The wire instructions');
  return currentData !== undefined && currentData.fields.length > 0;
}
