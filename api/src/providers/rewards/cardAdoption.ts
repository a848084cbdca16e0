import { number, object } from 'yup';
import type { RewardService } from './createHttpRewardProvider.ts';
import { signedTextOf, signRewardCall } from './signRewardCall.ts';
import type { AdoptedCard } from './sandbox/createCardBook.ts';

/** How the sandbox takes the cards of rewards that were there before it. */
export interface CardAdoption {
  /** How many cards the sandbox has. */
  count(): Promise<number>;
  adopt(cards: readonly AdoptedCard[]): Promise<void>;
}

const PATH = '/v1/adopted';
const stateSchema = object({ cards: number().required() });

export function createCardAdoption({ url, key }: RewardService): CardAdoption {
  const call = async (method: 'GET' | 'POST', body: string): Promise<Response> => {
    const answer = await fetch(`${url}${PATH}`, {
      method,
      headers: signRewardCall(key, signedTextOf(method, PATH, body), new Date()),
      ...(method === 'POST' && { body }),
    });
    if (!answer.ok) throw new Error(`The sandbox of the issuer of rewards answered ${answer.status}`);
    return answer;
  };
  return {
    count: async () => stateSchema.validateSync(await (await call('GET', '')).json()).cards,
    adopt: async (cards) => {
      const sent = cards.map(({ valueMinor, balanceMinor, ...card }) => ({
        ...card,
        value: String(valueMinor),
        balance: String(balanceMinor),
      }));
      await call('POST', JSON.stringify({ cards: sent }));
    },
  };
}
