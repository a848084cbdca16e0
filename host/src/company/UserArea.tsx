import type { Language } from '@portal/shared/domain/enumerations';
import { exponentOf, isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { withMinusSign } from '@portal/shared/domain/money/minusSign';
import { withNarrowYen } from '@portal/shared/domain/money/narrowYen';
import { clearUserStorage } from '@portal/shared/session/clearUserStorage';
import type { SharedStore } from '@portal/shared/store/createSharedStore';
import type { Profile } from '../home/useProfile.ts';
import type { NavTexts } from './navTexts.ts';
import { useSelectedAccount, type SelectedAccount } from './useSelectedAccount.ts';

interface UserAreaProps {
  readonly store: SharedStore;
  readonly profile: Profile;
  readonly names: NavTexts;
  readonly language: Language;
  /** False where the module itself shows the account. */
  readonly hasAccount: boolean;
}

/** The account in use with its balance, for whoever may see it, and the way out of the session. */
export function UserArea({ store, profile, names, language, hasAccount }: UserAreaProps) {
  const account = useSelectedAccount(store);
  const signOut = (): void => void store.session.signOut().then(clearUserStorage);
  return (
    <div className="host-user">
      {hasAccount && account !== null && (
        <p className="host-account">
          <span>{account.name}</span>
          {profile.authorities.includes('VIEW_BALANCE_ACCESS') && account.balance !== null && (
            <strong>
              <span className="host-hidden">{names.balance} </span>
              {balanceText(account, language)}
            </strong>
          )}
        </p>
      )}
      <button type="button" className="host-quiet" onClick={signOut}>
        {names.signOut}
      </button>
    </div>
  );
}

function balanceText({ balance, currencyCode }: SelectedAccount, language: Language): string {
  const decimals = isCurrencyCode(currencyCode) ? exponentOf(currencyCode) : 2;
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currencyCode,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return withMinusSign(withNarrowYen(format.format(balance ?? 0)));
}
