import { PATHS } from '@portal/shared/domain/paths';
import { generatePath } from 'react-router-dom';

/** What is being ordered, as addresses carry it. */
interface Choice {
  readonly utid: string;
  /** Decimal text in major units; null when none was entered. */
  readonly amount: string | null;
}

export const choiceQuery = ({ utid, amount }: Choice): string =>
  `?${new URLSearchParams(amount === null ? { utid } : { utid, amount }).toString()}`;

/** The page of a brand's rewards, with a choice on it. */
export const rewardPath = (brandKey: string, choice?: Choice): string =>
  generatePath(PATHS.reward, { brandKey }) + (choice === undefined ? '' : choiceQuery(choice));

/** The checkout of a choice. */
export const checkoutPath = (choice: Choice): string => PATHS.checkout + choiceQuery(choice);
