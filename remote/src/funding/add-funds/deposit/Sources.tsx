import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../api/serverClock.ts';
import { CardBrandIcon } from '../../../entities/card/CardBrandIcon.tsx';
import { useHold } from '../../../entities/card/useHold.ts';
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx';
import { getUnusableReason, type DepositSource } from './depositSources.ts';
import { useSourceEnding } from './useSourceEnding.ts';

/** The cards and bank accounts of the account; those that cannot pay now say why. */
export function Sources({ sources }: { readonly sources: readonly DepositSource[] }) {
  const { t } = useTranslation('addFunds');
  const getHelp = useSourceHelp();
  const getEnding = useSourceEnding();
  const now = new Date(serverNow());
  return (
    <ChoiceField
      name="source"
      label={t('deposit.source')}
      choose={t('deposit.choose')}
      choices={sources.map((source) => {
        const isUnusable = getUnusableReason(source, now) !== null;
        const help = [getEnding(source), isUnusable ? getHelp(source) : null]
          .filter((text) => text !== null)
          .join(' · ');
        return {
          value: source.identifier,
          label: source.kind === 'card' ? source.card.displayName : source.bank.displayName,
          icon:
            source.kind === 'card' ? (
              <CardBrandIcon brand={source.card.creditCardType} />
            ) : (
              <IconBuildingBank className="pr-deposit-bank" aria-hidden="true" />
            ),
          disabled: isUnusable,
          ...(help !== '' && { help }),
        };
      })}
    />
  );
}

/** Why a source cannot pay now, in a few words. */
function useSourceHelp(): (source: DepositSource) => string {
  const { t } = useTranslation('addFunds');
  const getHold = useHold();
  return (source) => {
    if (source.kind === 'card') return getHold(source.card) ?? t('deposit.expired');
    if (!source.isOffered) return t('bank.notNow');
    return source.bank.status === 'UNVERIFIED' ? t('bank.verifyFirst') : t('bank.disabled');
  };
}
