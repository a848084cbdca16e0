import { PATHS } from '@portal/shared/domain/access/paths';
import { useLocation, useNavigate, useSearchParams, type To } from 'react-router-dom';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { readMember } from '../readMember.ts';

/** State of a link to the dialog from a page that it closes to. */
export const FROM_PAGE = { isOpenedHere: true } as const;

/** Address of the dialog that adds a card to an account. */
export const getAddCardLocation = (accountIdentifier: string): To => ({
  pathname: PATHS.addCard,
  search: new URLSearchParams({ account: accountIdentifier }).toString(),
});

const isOpenedHere = (state: unknown): boolean => readMember(state, 'isOpenedHere') === true;

/** The account that a card's dialog is about, and the way back to where it was opened: the page itself stays as it was. */
export function useCardDialog() {
  const [search] = useSearchParams();
  const selected = useSelectedAccount()?.accountIdentifier ?? '';
  const location = useLocation();
  const navigate = useNavigate();
  return {
    accountIdentifier: search.get('account') ?? selected,
    close: () => void (isOpenedHere(location.state) ? navigate(-1) : navigate(PATHS.funding)),
  };
}
