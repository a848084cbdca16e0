import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import { startTransition, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BalanceAge } from './BalanceAge.tsx';
import './account-button.css';
import { useChooseAccount } from './useChooseAccount.ts';
import { useAccount, useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { useCan } from '../../entities/permissions/useCan.ts';
import { readSwitcherRow } from '../../entities/account/addFundsLocation.ts';
import { Rehearsal } from '../../ui/lazy/Rehearsal.tsx';
import { lazyPart, preloadPart } from '../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../ui/lazy/OverlayBoundary.tsx';
import { Money } from '../../ui/money/Money.tsx';

const loadDialog = async () => (await import('./AccountDialog.tsx')).AccountDialog;
const AccountDialog = lazyPart(loadDialog);

/** Loads the dialog's code as soon as somebody seems about to open it; opening it reports a failure. */
const loadAhead = () => preloadPart(loadDialog);

interface AccountButtonProps {
  readonly isCompact: boolean;
  /** Called as another account is chosen. */
  readonly onChosen?: () => void;
}

/** The selected account with its identifier and balance; opens the switcher. */
export function AccountButton({ isCompact, onChosen }: AccountButtonProps) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const location = useLocation();
  const [answered, setAnswered] = useState('');
  const focusAt = readSwitcherRow(location.state);
  if (focusAt !== null && answered !== location.key) {
    setAnswered(location.key);
    setOpen(true);
  }
  const button = useRef<HTMLButtonElement>(null);
  const choose = useChooseAccount();
  const selected = useSelectedAccount();
  const { account, error, loadedAt, retry } = useAccount();
  const seesBalance = useCan({ all: ['VIEW_BALANCE_ACCESS'] });
  if (selected === null) return null;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const prepare = () => {
    loadAhead();
    startTransition(() => setNear(true));
  };
  const initials = selected.accountName.slice(0, 2);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="pr-account-button"
        onClick={() => {
          setOpen(true);
          setOpened(true);
        }}
        onPointerEnter={prepare}
        onFocus={prepare}
        aria-haspopup="dialog"
      >
        <span className="pr-hidden-text">{t('switcher.open')} </span>
        {isCompact ? (
          <>
            <span className="pr-account-button__initials" aria-hidden="true">
              {initials}
            </span>
            <span className="pr-hidden-text">{selected.accountName}</span>
          </>
        ) : (
          <>
            <span className="pr-account-button__facts">
              <span className="pr-account-button__name">{selected.accountName}</span>
              <span className="pr-account-button__identifier">{selected.accountIdentifier}</span>
              {seesBalance && account !== undefined && (
                <span className="pr-account-button__balance">
                  <Money amount={account.availableBalance} currencyCode={account.currencyCode} />
                </span>
              )}
              {seesBalance && account !== undefined && error !== undefined && loadedAt !== undefined && (
                <BalanceAge loadedAt={loadedAt} onRetry={retry} />
              )}
            </span>
            <IconSelector size={18} aria-hidden="true" />
          </>
        )}
      </button>
      {isNear && !wasOpened && !isOpen && (
        <Rehearsal>
          <AccountDialog onClose={close} onChoose={close} focusAt={null} />
        </Rehearsal>
      )}
      {isOpen && (
        <OverlayBoundary onClose={close}>
          <AccountDialog
            onClose={close}
            focusAt={answered === location.key ? focusAt : null}
            onChoose={(chosen) => {
              close();
              onChosen?.();
              choose(chosen);
            }}
          />
        </OverlayBoundary>
      )}
    </>
  );
}
