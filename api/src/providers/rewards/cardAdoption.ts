import { array, object, string } from 'yup';
import type { RewardService } from '../../env/rewardEnv.ts';
import { signedTextOf } from '../../crypto/signCall.ts';
import { signRewardCall } from './signRewardCall.ts';
import type { AdoptedCard } from './sandbox/createCardLedger.ts';

/** How the sandbox takes the cards of rewards that were there before it. */
export interface CardAdoption {
  /** Which of these cards the sandbox does not have. */
  missing(cardIds: readonly string[]): Promise<readonly string[]>;
  adopt(cards: readonly AdoptedCard[]): Promise<void>;
}

const PATH = '/v1/adopted';
const missingSchema = object({ cardIds: array(string().required()).required() });

export function createCardAdoption({ url, key }: RewardService, now = () => new Date()): CardAdoption {
  const call = async (path: string, content: object): Promise<Response> => {
    const body = JSON.stringify(content);
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: signRewardCall(key, signedTextOf('POST', path, body), now()),
      body,
    });
    if (!response.ok) throw new Error(`The sandbox of the issuer of rewards answered ${response.status}`);
    return response;
  };
  return {
    missing: async (cardIds) => {
      const response = await call(`${PATH}/missing`, { cardIds });
      return missingSchema.validateSync(await response.json()).cardIds;
    },
    adopt: async (cards) => {
      const sent = cards.map(({ valueMinor, balanceMinor, ...card }) => ({
        ...card,
        value: String(valueMinor),
        balance: String(balanceMinor),
      }));
      await call(PATH, { cards: sent });
    },
  };
}
