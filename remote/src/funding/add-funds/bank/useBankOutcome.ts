import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { portalApi } from '../../../api/portalApi.ts';
import { idTag, listTag, MONEY_MOVED } from '../../../api/tags.ts';

import { removeAnsweredAttempts } from '../../../entities/attempt/openAttempts.ts';
import { usePrincipal } from '../../../entities/platform/signedIn.ts';
import { useLazyBankResultQuery } from './bankDepositApi.ts';
import { toBankOutcome, unreadOutcome, type BankOutcome } from './bankOutcome.ts';

/** In the place of a reference, for an answer of the bank's page that is nobody's. */
const NOBODYS = 'error';
const PAUSE_MS = 2_000;
const AGAIN_MAX = 10;

const pause = (): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, PAUSE_MS));

/**
 * Asks for the outcome of a deposit by its reference, again while nothing is known, and refreshes what shows money. Goes on
 * when its page is left, unless `isWanted` says no.
 */
export function useBankOutcome(): (reference: string, isWanted?: () => boolean) => Promise<BankOutcome> {
  const [ask] = useLazyBankResultQuery();
  const dispatch = useDispatch();
  const person = usePrincipal().userId;
  return useCallback(
    async (reference, isWanted = () => true) => {
      if (reference === NOBODYS) return { kind: 'failed', result: null };
      const read = async (): Promise<BankOutcome> => {
        const asked = ask(reference);
        try {
          return toBankOutcome(await asked.unwrap());
        } catch (error) {
          return unreadOutcome(error);
        } finally {
          asked.unsubscribe();
        }
      };
      let outcome = await read();
      for (let again = 0; outcome.kind === 'waiting' && again < AGAIN_MAX && isWanted(); again += 1) {
        await pause();
        if (isWanted()) outcome = await read();
      }
      const account = outcome.result?.accountIdentifier;
      if (account !== undefined && outcome.kind !== 'waiting') removeAnsweredAttempts(person, 'BANK_DEPOSIT', account);
      const tags = [
        ...MONEY_MOVED,
        listTag('BankAccount'),
        ...(account === undefined ? [] : [idTag('Account', account)]),
      ];
      dispatch(portalApi.util.invalidateTags(tags));
      return outcome;
    },
    [ask, dispatch, person],
  );
}
